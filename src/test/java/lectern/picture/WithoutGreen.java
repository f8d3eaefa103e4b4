package lectern.picture;

import java.awt.Color;

/** How colours look to an eye that has no cones for green. */
public final class WithoutGreen {
    private WithoutGreen() {}

    /** Deuteranopia, as Machado, Oliveira and Fernandes (2009) model it in linear RGB. */
    public static Color seen(Color colour) {
        double red = linear(colour.getRed());
        double green = linear(colour.getGreen());
        double blue = linear(colour.getBlue());
        return new Color(
                channel(0.367322 * red + 0.860646 * green - 0.227968 * blue),
                channel(0.280085 * red + 0.672501 * green + 0.047413 * blue),
                channel(-0.011820 * red + 0.042940 * green + 0.968881 * blue));
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static int channel(double light) {
        double share = Math.max(0, Math.min(1, light));
        double curved = share <= 0.0031308 ? 12.92 * share : 1.055 * Math.pow(share, 1 / 2.4) - 0.055;
        return (int) Math.round(255 * curved);
    }
}
