package lectern.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import lectern.cli.console.Terminal;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** The texts of {@code --help}: each is there in both languages, and none is left over. */
class HelpTextsTest {
    private static final Set<String> HEADINGS = Set.of(
            "synopsisHeading", "commandListHeading", "parameterListHeading", "optionListHeading", "footerHeading");

    @Test
    void everyHelpTextIsThereAndIsUsed() {
        Set<String> needed = new TreeSet<>();
        HEADINGS.forEach(heading -> needed.add("usage." + heading));
        collect(line(), needed);

        for (Language language : Language.values()) {
            ResourceBundle bundle = line(language).getResourceBundle();
            assertThat(new TreeSet<>(bundle.keySet())).as("%s", language).isEqualTo(needed);
        }
    }

    @Test
    void everyArgumentIsExplained() {
        assertThat(line().getSubcommands()).isNotEmpty();
        for (CommandLine command : line().getSubcommands().values()) {
            for (ArgSpec argument : command.getCommandSpec().args()) {
                assertThat(argument.descriptionKey()).as("%s", argument).isNotNull();
            }
        }
    }

    private static void collect(CommandLine command, Set<String> keys) {
        String name = command.getCommandSpec().qualifiedName(".");
        keys.add(name + ".usage.header");
        keys.add(name + ".usage.footer");
        command.getCommandSpec().args().forEach(argument -> keys.add(argument.descriptionKey()));
        command.getSubcommands().values().forEach(subcommand -> collect(subcommand, keys));
    }

    private static CommandLine line() {
        return line(Language.EN);
    }

    private static CommandLine line(Language language) {
        Terminal nowhere = new Terminal(
                new ByteArrayInputStream(new byte[0]),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                Locale.ENGLISH);
        return LecternCommand.line(nowhere, language);
    }
}
