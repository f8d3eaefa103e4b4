package lectern.cli.console;

import lectern.picture.export.MachineFonts;
import picocli.CommandLine.ParameterException;

/** Lets a command draw where no window can be opened. */
public final class Headless {
    private Headless() {}

    /** A display that is named but dead would end all drawing. This must come before the first colour. */
    public static void begin() {
        if (System.getProperty("java.awt.headless") == null) System.setProperty("java.awt.headless", "true");
    }

    /** @throws ParameterException if the machine has no fonts, and so cannot draw */
    public static void begin(LanguageOption lang) {
        begin();
        if (!MachineFonts.areThere()) throw lang.wrong("cli.no-fonts");
    }
}
