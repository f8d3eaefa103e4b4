package lectern.gui.difference;

import java.util.List;
import java.util.stream.DoubleStream;
import lectern.picture.chart.RobustScale;
import lectern.telling.difference.TermDifference;

/**
 * The scale that all pairs of bars of a comparison share; it always has room for 0. A value that is far larger than the
 * others is cut short, or they could not be seen.
 *
 * @param most the largest magnitude that is drawn
 * @param low where the scale begins, at most 0
 * @param high where it ends, at least 0
 */
record PairScale(double most, double low, double high) {
    private static final RobustScale USUAL = new RobustScale(0.5, 10);

    /** What is cut is still longer than what is not. */
    private static final double CUT_ROOM = 1.25;

    static PairScale of(List<TermDifference.Share> shares) {
        double most = CUT_ROOM * USUAL.limit(values(shares));
        double low = values(shares).map(value -> drawn(value, most)).min().orElse(0);
        double high = values(shares).map(value -> drawn(value, most)).max().orElse(0);
        return new PairScale(most, Math.min(0, low), Math.max(0, high));
    }

    private static DoubleStream values(List<TermDifference.Share> shares) {
        return shares.stream().flatMapToDouble(share -> DoubleStream.of(share.first(), share.second()));
    }

    private static double drawn(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }

    boolean cuts(double value) {
        return Math.abs(value) > most;
    }

    /** Where a value is drawn, from 0 to 1. */
    double at(double value) {
        return high == low ? 0 : (drawn(value, most) - low) / (high - low);
    }
}
