package lectern.picture.chart;

import java.util.Locale;
import java.util.Optional;
import lectern.search.Assessment;

/** What the chart shows of each position. */
public enum ChartMode {
    /** The total, as a line. */
    TOTAL,
    /** What each criterion contributes, stacked. */
    CRITERIA,
    /** What the players thought when they moved. */
    THOUGHT;

    /** The value of a point that is drawn, or would be if there were one line; empty where nothing was thought. */
    Optional<Double> value(ChartPoint point) {
        return this == THOUGHT ? point.thought().map(Assessment::height) : Optional.of(point.value());
    }

    public String key() {
        return "chart.mode." + name().toLowerCase(Locale.ROOT);
    }
}
