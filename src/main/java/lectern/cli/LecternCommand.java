package lectern.cli;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import lectern.cli.console.AnswerStream;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.Terminal;
import lectern.cli.contest.LeagueCommand;
import lectern.cli.contest.SweepCommand;
import lectern.cli.contest.TournamentCommand;
import lectern.cli.contest.TuneCommand;
import lectern.cli.grade.GradeCommand;
import lectern.cli.manual.CompletionCommand;
import lectern.cli.manual.ManCommand;
import lectern.cli.picture.ChartCommand;
import lectern.game.Phrase;
import lectern.text.Language;
import lectern.text.Sentences;
import lectern.text.Undecoded;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code lectern}: all the commands. Alone it shows its help. */
@Command(name = "lectern", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class LecternCommand implements Runnable {
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    @Spec
    private CommandSpec spec;

    private LecternCommand() {}

    /** Runs a command line; the answer is its exit code, which is not 0 if anything that it wrote was lost. */
    public static int run(Terminal terminal, String... args) {
        Language language = LanguageOption.chosenIn(List.of(args), terminal.locale());
        Sentences sentences = new Sentences(language);
        AnswerStream answers = new AnswerStream(terminal.out());
        CommandLine line = line(terminal.answeringTo(answers), language);
        Optional<Phrase> undecoded = Undecoded.among(List.of(args));
        if (undecoded.isPresent()) {
            Complaints.complain(line, sentences.of(undecoded.get()));
            return ExitCode.USAGE;
        }
        Complaints complaints = new Complaints(sentences);
        int exitCode = executed(line, complaints, args);
        line.getOut().flush();
        return answers.lost()
                .map(lost -> complaints.ofLostAnswers(line, lost, exitCode))
                .orElse(exitCode);
    }

    private static int executed(CommandLine line, Complaints complaints, String... args) {
        try {
            return line.execute(args);
        } catch (OutOfMemoryError | StackOverflowError beyond) {
            return complaints.ofWhatIsBeyond(line, beyond);
        }
    }

    /** Whether there is a command of this name. */
    public static boolean isCommand(String word) {
        return line(Terminal.ofProcess(), Language.EN).getSubcommands().containsKey(word);
    }

    static CommandLine line(Terminal terminal, Language language) {
        Complaints complaints = new Complaints(new Sentences(language));
        return new CommandLine(new LecternCommand())
                .addMixin("lang", new LanguageOption(language))
                .addSubcommand(new GamesCommand(language))
                .addSubcommand(new ExplainCommand(language))
                .addSubcommand(new PerftCommand(language))
                .addSubcommand(new RenderCommand(language))
                .addSubcommand(new ChartCommand(language))
                .addSubcommand(new TournamentCommand(language, terminal))
                .addSubcommand(LeagueCommand.line(language, terminal))
                .addSubcommand(new SweepCommand(language, terminal))
                .addSubcommand(new TuneCommand(language, terminal))
                .addSubcommand(new ReviewCommand(language, terminal))
                .addSubcommand(new GradeCommand(language))
                .addSubcommand(LessonCommand.line(language))
                .addSubcommand(HeuristicCommand.line(language))
                .addSubcommand(new ExercisesCommand(language))
                .addSubcommand(CompletionCommand.line(language))
                .addSubcommand(new ManCommand(language))
                .addSubcommand(new QueryCommand(terminal))
                .addSubcommand(new UgiCommand(terminal, language))
                .setResourceBundle(ResourceBundle.getBundle("lectern.text.help", language.locale(), NO_FALLBACK))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(complaints)
                .setExecutionExceptionHandler(complaints)
                .setOut(terminal.outWriter())
                .setErr(terminal.errWriter());
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
