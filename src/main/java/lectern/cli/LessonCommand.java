package lectern.cli;

import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.text.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code lectern lesson}: what can be done with lessons. Alone it shows its help. */
@Command(name = "lesson", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class LessonCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    private LessonCommand() {}

    static CommandLine line(Language language) {
        return new CommandLine(new LessonCommand())
                .addMixin("lang", new LanguageOption(language))
                .addSubcommand(new LessonCheckCommand(language))
                .addSubcommand(new LessonExportCommand(language));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
