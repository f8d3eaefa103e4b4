package lectern.cli.manual;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.text.Language;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern completion}: a script that lets a shell complete commands and options. */
@Command(name = "completion", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class CompletionCommand implements Callable<Integer> {
    /** Takes the names of files away from every argument that is none for certain. */
    private static final Pattern NO_FILES = Pattern.compile(".*compopt [+]o default.*\\R");

    /** All that an option or an argument can be; of enums, picocli has the names of the constants. */
    private static final Pattern VALUES = Pattern.compile("(?<=_args=)[(][^)]*[)]");

    /** What a script can be written for. */
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    @Parameters(paramLabel = "bash|zsh|fish", descriptionKey = "completion.shell")
    private Shell shell;

    @Spec
    private CommandSpec spec;

    private CompletionCommand() {}

    public static CommandLine line(Language language) {
        return new CommandLine(new CompletionCommand()).addMixin("lang", new LanguageOption(language));
    }

    @Override
    public Integer call() {
        CommandLine all = spec.root().commandLine();
        PrintWriter out = spec.commandLine().getOut();
        // The script for bash makes zsh understand it.
        out.print(shell == Shell.FISH ? FishCompletion.of(all) : bash(all));
        out.flush();
        return ExitCode.OK;
    }

    /** What picocli writes, with values in the letters of the help, and with files wherever nothing else fits. */
    private static String bash(CommandLine all) {
        String picocli = AutoComplete.bash(all.getCommandName(), all);
        String script = NO_FILES.matcher(picocli).replaceAll("");
        return VALUES.matcher(script).replaceAll(values -> values.group().toLowerCase(Locale.ROOT));
    }
}
