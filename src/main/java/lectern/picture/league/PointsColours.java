package lectern.picture.league;

import java.awt.Color;
import lectern.picture.ink.Colours;
import lectern.picture.rate.RateStyle;

/**
 * The colours of points per game: blue above one half and orange below, which are told apart whichever colours are not
 * seen, and nearly the paper at one half.
 *
 * @param half the colour of one half
 */
public record PointsColours(Color above, Color below, Color half) {
    /** So many different colours there are, from nothing to all. */
    static final int STEPS = 40;

    private static final double TINT = 0.06;

    private static final PointsColours ON_WHITE = new PointsColours(
            new Color(0x0072b2), new Color(0xd55e00), Colours.mixed(Color.WHITE, Color.BLACK, TINT / 2));

    /** On white paper. */
    public static PointsColours onPaper() {
        return ON_WHITE;
    }

    public static PointsColours of(RateStyle style) {
        boolean dark = Colours.readableOn(style.paper()).equals(Color.WHITE);
        Color half = Colours.mixed(style.paper(), style.text(), TINT);
        return dark
                ? new PointsColours(new Color(0x56b4e9), new Color(0xee8a3c), half)
                : new PointsColours(ON_WHITE.above(), ON_WHITE.below(), half);
    }

    /** @param share from 0 to 1 */
    public Color of(double share) {
        return ofStep(step(share));
    }

    static int step(double share) {
        return (int) Math.round(share * STEPS);
    }

    Color ofStep(int step) {
        double way = 2.0 * step / STEPS - 1;
        return Colours.mixed(half, way > 0 ? above : below, Math.abs(way));
    }
}
