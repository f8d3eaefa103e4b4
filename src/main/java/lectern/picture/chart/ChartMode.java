package lectern.picture.chart;

import java.util.Locale;

/** What the chart shows of each position. */
public enum ChartMode {
    /** The total, as a line. */
    TOTAL,
    /** What each criterion contributes, stacked. */
    CRITERIA,
    /** What the players thought when they moved. */
    THOUGHT;

    public String key() {
        return "chart.mode." + name().toLowerCase(Locale.ROOT);
    }
}
