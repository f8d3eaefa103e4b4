package lectern.gui.look;

import com.formdev.flatlaf.FlatPropertiesLaf;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import javax.swing.LookAndFeel;
import lectern.picture.Palette;

/**
 * A set of colours for the whole window. Its two files are data: one for what Swing draws, in {@code themes}, and one
 * for boards, which {@code lectern.picture} shares with pictures that no window shows.
 */
public enum Theme {
    LIGHT,
    DARK,
    CONTRAST;

    /** Under this prefix the look's defaults have the colours of boards. */
    public static final String BOARD_PREFIX = "Lectern.";

    /** The theme of a name that {@link #code()} gives. */
    public static Optional<Theme> named(String code) {
        return Arrays.stream(values())
                .filter(theme -> theme.code().equalsIgnoreCase(code))
                .findFirst();
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    LookAndFeel look() {
        Properties look = new Properties();
        look.putAll(read(Theme.class, "/lectern/gui/themes/common.properties"));
        look.putAll(read(Theme.class, "/lectern/gui/themes/" + code() + ".properties"));
        read(Palette.class, code() + ".properties").forEach((key, colour) -> look.put(BOARD_PREFIX + key, colour));
        return new FlatPropertiesLaf("Lectern " + code(), look);
    }

    private static Properties read(Class<?> neighbour, String file) {
        Properties properties = new Properties();
        try (InputStream in = neighbour.getResourceAsStream(file)) {
            properties.load(in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return properties;
    }
}
