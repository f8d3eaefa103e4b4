package lectern.cli.console;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.heuristic.UnreadableHeuristic;
import lectern.play.TournamentRefused;
import lectern.text.FileFault;
import lectern.text.Sentences;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what is wrong with a command line, and chooses the exit code. */
public final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final Sentences sentences;

    public Complaints(Sentences sentences) {
        this.sentences = sentences;
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        complain(wrong.getCommandLine(), sentence(wrong));
        return ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception thrown, CommandLine line, ParseResult parsed) {
        if (thrown instanceof UnreadableText text) {
            // The column is given as a text: a number would get a separator after its thousands.
            String where = sentences.of("reading.in-column", text.reason(), String.valueOf(text.column()));
            complain(line, where);
            return ExitCode.USAGE;
        }
        if (thrown instanceof TournamentRefused refused) {
            complain(line, sentences.of(refused.reason()));
            return ExitCode.USAGE;
        }
        if (thrown instanceof UnreadableHeuristic heuristic) {
            complain(line, sentences.of(heuristic.phrase()));
            return ExitCode.USAGE;
        }
        // Every command's lost answers are told at its end, whether it noticed or not.
        if (thrown instanceof AnswerStream.Lost) return ExitCode.SOFTWARE;
        String sentence = thrown instanceof IOException broken
                ? sentences.of("cli.broken-off", FileFault.named(broken))
                : sentences.of("cli.defect-here", thrown.toString());
        complain(line, sentence);
        return ExitCode.SOFTWARE;
    }

    /** The command was carried out, but what it had to say did not arrive. */
    public int ofLostAnswers(CommandLine line, AnswerStream.Lost lost, int exitCode) {
        complain(command(line), sentences.of("cli.answers-lost", String.valueOf(lost.getMessage())));
        return exitCode == ExitCode.OK ? ExitCode.SOFTWARE : exitCode;
    }

    /** The command needed more than this process has. */
    public int ofWhatIsBeyond(CommandLine line, VirtualMachineError beyond) {
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        String sentence = beyond instanceof OutOfMemoryError
                ? sentences.of("cli.no-memory", String.valueOf(megabytes))
                : sentences.of("cli.defect-here", beyond.toString());
        complain(command(line), sentence);
        return ExitCode.SOFTWARE;
    }

    /** The command that was carried out, or the whole line if it was not understood. */
    private static CommandLine command(CommandLine line) {
        CommandLine command = line;
        while (command.getParseResult() != null && command.getParseResult().hasSubcommand()) {
            command = command.getParseResult().subcommand().commandSpec().commandLine();
        }
        return command;
    }

    public static void complain(CommandLine line, String sentence) {
        String oneLine = sentence.replaceAll("\\p{Cntrl}", "?");
        line.getErr().println(line.getCommandSpec().qualifiedName() + ": " + oneLine);
    }

    private String sentence(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) return surplus(unmatched);
        if (wrong instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            return sentences.of("cli.missing-argument", names(missing.getMissing()));
        }
        if (wrong.getArgSpec() != null && wrong.getValue() != null) {
            return sentences.of(unfit(wrong.getArgSpec(), wrong.getValue()));
        }
        return wrong.getMessage();
    }

    /** What an argument may be instead. */
    private static Phrase unfit(ArgSpec argument, String value) {
        String name = name(argument);
        Class<?> type = argument.typeInfo().isOptional() ? argument.auxiliaryTypes()[0] : argument.type();
        if (type.isEnum()) {
            List<String> allowed = Stream.of(type.getEnumConstants())
                    .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
                    .toList();
            return Nearest.hinted(
                    Phrase.of("cli.no-such-value", name, Excerpt.of(value), new Phrase.AnyOf(allowed)), value, allowed);
        }
        boolean isLong = type == Long.class || type == long.class;
        if (!isLong && type != int.class && type != Integer.class) return Phrase.of("cli.bad-argument", name, value);
        // The bounds of other whole numbers are told where they are checked.
        return isLong
                ? Phrase.of("cli.no-long", name, value, String.valueOf(Long.MIN_VALUE), String.valueOf(Long.MAX_VALUE))
                : Phrase.of("cli.no-number", name, value);
    }

    private String surplus(UnmatchedArgumentException unmatched) {
        CommandLine line = unmatched.getCommandLine();
        String first = culprit(unmatched.getUnmatched(), line);
        if (first.startsWith("-") || unmatched.isUnknownOption()) {
            List<String> known = line.getCommandSpec().optionsMap().keySet().stream()
                    .filter(name -> name.startsWith("--"))
                    .toList();
            String name = first.replaceFirst("=.*", "");
            return sentences.of(Nearest.hinted(Phrase.of("cli.unknown-option", first), name, known));
        }
        if (line.getSubcommands().isEmpty()) return sentences.of("cli.surplus-argument", first);
        List<String> commands = List.copyOf(line.getSubcommands().keySet());
        // Files are given to the program itself, never to a command that has commands.
        String key = line.getParent() == null ? "opening.no-command" : "cli.unknown-command";
        return sentences.of(Nearest.hinted(Phrase.of(key, first, commands), first, commands));
    }

    /** The first word that does not fit. A file is given to the window, where an option after it did not fit. */
    private static String culprit(List<String> unmatched, CommandLine line) {
        String first = unmatched.get(0);
        if (line.getParent() != null || !new File(first).exists()) return first;
        return unmatched.stream()
                .filter(word -> word.startsWith("-"))
                .findFirst()
                .orElse(first);
    }

    private static String names(List<ArgSpec> missing) {
        return missing.stream().map(Complaints::name).collect(Collectors.joining(" "));
    }

    private static String name(ArgSpec argument) {
        // A label such as "[POSITION] DEPTH" begins with what may be left out.
        return argument instanceof OptionSpec option
                ? option.longestName()
                : argument.paramLabel().replaceFirst("^\\[.*] ", "");
    }
}
