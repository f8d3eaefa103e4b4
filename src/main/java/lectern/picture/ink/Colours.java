package lectern.picture.ink;

import java.awt.Color;

/** What can be done with colours. */
public final class Colours {
    private Colours() {}

    /** A colour from its text, {@code #rrggbb} or {@code #rrggbbaa}. */
    public static Color read(String text) {
        if (!text.matches("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")) {
            throw new IllegalArgumentException(text + " is no colour");
        }
        int rgb = Integer.parseInt(text.substring(1, 7), 16);
        int alpha = text.length() == 9 ? Integer.parseInt(text.substring(7), 16) : 255;
        return new Color(alpha << 24 | rgb, true);
    }

    /** A colour some way, from 0 to 1, towards another. It stays as translucent as it is. */
    public static Color mixed(Color from, Color to, double way) {
        return new Color(
                between(from.getRed(), to.getRed(), way),
                between(from.getGreen(), to.getGreen(), way),
                between(from.getBlue(), to.getBlue(), way),
                from.getAlpha());
    }

    public static Color translucent(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(opacity * 255));
    }

    /** Black or white, whichever contrasts more with a colour. */
    public static Color readableOn(Color colour) {
        return contrast(colour, Color.BLACK) > contrast(colour, Color.WHITE) ? Color.BLACK : Color.WHITE;
    }

    /** The contrast ratio of two colours, from 1 to 21, as the WCAG define it. */
    public static double contrast(Color one, Color other) {
        double bright = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (bright + 0.05) / (dark + 0.05);
    }

    /** How different two colours look, as their distance in CIE Lab (1976): 100 between black and white. */
    public static double distance(Color one, Color other) {
        double[] a = lab(one);
        double[] b = lab(other);
        return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
    }

    private static double[] lab(Color colour) {
        double red = light(colour.getRed());
        double green = light(colour.getGreen());
        double blue = light(colour.getBlue());
        double x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
        double y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
        double z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double bent(double share) {
        return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116.0;
    }

    private static double luminance(Color colour) {
        return 0.2126 * light(colour.getRed()) + 0.7152 * light(colour.getGreen()) + 0.0722 * light(colour.getBlue());
    }

    private static double light(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static int between(int from, int to, double way) {
        return (int) Math.round(from + (to - from) * way);
    }
}
