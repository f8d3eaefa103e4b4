package lectern.cli.manual;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.text.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern man}: the manual page of Lectern, or of one of its commands. */
@Command(name = "man", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class ManCommand implements Callable<Integer> {
    @Mixin
    private final LanguageOption lang;

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "man.out")
    private String out;

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
        if (out != null) return write(line);
        PrintWriter printed = spec.commandLine().getOut();
        printed.print(ManPage.of(line));
        printed.flush();
        return ExitCode.OK;
    }

    /** Pages of a command and all below it, as files of their usual names in a folder that is there. */
    private int write(CommandLine line) {
        String name = line.getCommandSpec().qualifiedName("-") + ".1";
        byte[] page = ManPage.of(line).getBytes(StandardCharsets.UTF_8);
        int exitCode = new OutputFile(out + "/" + name).write(page, spec.commandLine(), lang.sentences());
        for (CommandLine below : line.getSubcommands().values()) {
            if (exitCode == ExitCode.OK) exitCode = write(below);
        }
        return exitCode;
    }
}
