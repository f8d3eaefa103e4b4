package lectern.picture.chart;

import java.util.List;
import java.util.Optional;
import lectern.game.Term;

/**
 * What a chart shows, put into words already; immutable, so that it can be exported beside the event thread.
 *
 * @param criteria what each criterion is called, in the order of the terms
 * @param axis what is measured, and for whom
 */
public record ChartContent(List<ChartPoint> points, ChartMode mode, List<String> criteria, String axis, String moves) {
    public ChartContent {
        points = List.copyOf(points);
        criteria = List.copyOf(criteria);
    }

    Extent extent() {
        return Extent.of(points, mode);
    }

    List<Term> terms(int point) {
        return points.get(point).evaluation().terms();
    }

    /** The value of a point's line; empty where nothing was thought. */
    Optional<Double> value(ChartPoint point) {
        return mode == ChartMode.THOUGHT ? point.thought() : Optional.of(point.value());
    }
}
