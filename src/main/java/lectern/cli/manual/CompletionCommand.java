package lectern.cli.manual;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
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
        out.print(shell == Shell.FISH ? FishCompletion.of(all) : AutoComplete.bash(all.getCommandName(), all));
        out.flush();
        return ExitCode.OK;
    }
}
