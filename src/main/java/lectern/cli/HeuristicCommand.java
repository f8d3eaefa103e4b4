package lectern.cli;

import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.text.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code lectern heuristic}: what can be done with files of heuristics. Alone it shows its help. */
@Command(name = "heuristic", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class HeuristicCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    private HeuristicCommand() {}

    static CommandLine line(Language language) {
        return new CommandLine(new HeuristicCommand())
                .addMixin("lang", new LanguageOption(language))
                .addSubcommand(new HeuristicCheckCommand(language))
                .addSubcommand(new HeuristicShowCommand(language));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
