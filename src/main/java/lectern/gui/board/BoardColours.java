package lectern.gui.board;

import java.awt.Color;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.UIManager;
import lectern.game.GameKind;
import lectern.picture.Palette;
import lectern.picture.Swatches;

/** The palette that the theme in force gives: its colours stand in the look's defaults, under a prefix. */
public final class BoardColours {
    public static final String PREFIX = "Lectern.";

    private static final Palette LIGHT = Palette.read("light");

    private BoardColours() {}

    /** What groups and criteria of a game look like in the theme that is in force. */
    public static Swatches swatches(GameKind kind) {
        return Swatches.of(kind, palette());
    }

    /** The theme's colours; the light palette where the look knows nothing of boards. */
    public static Palette palette() {
        Map<String, Color> colours = new TreeMap<>();
        for (String key : Palette.KEYS) {
            Color themed = UIManager.getColor(PREFIX + key);
            if (themed == null) return LIGHT;
            colours.put(key, themed);
        }
        return new Palette(colours);
    }
}
