package lectern.gui.inspector.decision.trace;

import java.util.List;
import lectern.search.ProvenResult;
import lectern.search.trace.SearchEvent;

/** The values that a search gave to positions, proven results apart: those lie at the ends, with what is unbounded. */
record ValueRange(double low, double high) {
    static final ValueRange NONE = new ValueRange(0, 0);

    /** So much of the whole is left free at either end for what lies beyond. */
    private static final double MARGIN = 0.05;

    static ValueRange of(List<SearchEvent> events) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (SearchEvent event : events) {
            if (event instanceof SearchEvent.Leaf leaf
                    && ProvenResult.of(leaf.value()).isEmpty()) {
                low = Math.min(low, leaf.value());
                high = Math.max(high, leaf.value());
            }
        }
        return low > high ? NONE : new ValueRange(low, high);
    }

    /** Where a value lies, from 0 to 1. */
    double at(double value) {
        if (value < low) return ProvenResult.of(value).isPresent() || Double.isInfinite(value) ? 0 : MARGIN / 2;
        if (value > high) return ProvenResult.of(value).isPresent() || Double.isInfinite(value) ? 1 : 1 - MARGIN / 2;
        return high == low ? 0.5 : MARGIN + (1 - 2 * MARGIN) * (value - low) / (high - low);
    }
}
