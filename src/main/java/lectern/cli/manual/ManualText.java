package lectern.cli.manual;

import java.util.ResourceBundle;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** What the help says of options and arguments, on one line. */
final class ManualText {
    private ManualText() {}

    static String of(ArgSpec argument, CommandSpec command) {
        ResourceBundle texts = command.resourceBundle();
        String key = argument.descriptionKey();
        String text = key != null && texts != null && texts.containsKey(key)
                ? texts.getString(key)
                : String.join(" ", argument.description());
        return text.replace("%%", "%").replace("%n", " ").strip();
    }
}
