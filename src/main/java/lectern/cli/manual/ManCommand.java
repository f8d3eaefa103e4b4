package lectern.cli.manual;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.text.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern man}: the manual page of Lectern, or of one of its commands. */
@Command(name = "man", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class ManCommand implements Callable<Integer> {
    @Mixin
    private final LanguageOption lang;

    @Parameters(arity = "0..*", paramLabel = "COMMAND", descriptionKey = "man.command")
    private final List<String> path = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    public ManCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() {
        CommandLine line = spec.root().commandLine();
        for (String name : path) {
            CommandLine below = line.getSubcommands().get(name);
            if (below == null) {
                throw new ParameterException(
                        spec.commandLine(),
                        lang.sentences()
                                .of(
                                        "cli.unknown-command",
                                        name,
                                        List.copyOf(line.getSubcommands().keySet())));
            }
            line = below;
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print(ManPage.of(line));
        out.flush();
        return ExitCode.OK;
    }
}
