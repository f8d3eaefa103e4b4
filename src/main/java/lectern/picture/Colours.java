package lectern.picture;

import java.awt.Color;

/** What can be done with colours. */
final class Colours {
    private Colours() {}

    /** A colour from its text, {@code #rrggbb} or {@code #rrggbbaa}. */
    static Color read(String text) {
        if (!text.matches("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")) {
            throw new IllegalArgumentException(text + " is no colour");
        }
        int rgb = Integer.parseInt(text.substring(1, 7), 16);
        int alpha = text.length() == 9 ? Integer.parseInt(text.substring(7), 16) : 255;
        return new Color(alpha << 24 | rgb, true);
    }

    /** A colour some way, from 0 to 1, towards another. It stays as translucent as it is. */
    static Color mixed(Color from, Color to, double way) {
        return new Color(
                between(from.getRed(), to.getRed(), way),
                between(from.getGreen(), to.getGreen(), way),
                between(from.getBlue(), to.getBlue(), way),
                from.getAlpha());
    }

    static Color translucent(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(opacity * 255));
    }

    private static int between(int from, int to, double way) {
        return (int) Math.round(from + (to - from) * way);
    }
}
