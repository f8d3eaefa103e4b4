package lectern.picture.chart;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * How far up and down a chart reaches. A game that is decided is worth so much that everything else would be flattened:
 * such values are cut off at the edge.
 *
 * @param limit the largest distance from zero that is shown
 */
record Extent(double limit) {
    /** What is worth more than this decides the game. */
    private static final double DECISIVE = 5_000;

    private static final double MARGIN = 1.15;

    static Extent of(List<ChartPoint> points, ChartMode mode) {
        double largest = points.stream()
                .flatMapToDouble(point -> values(point, mode))
                .map(Math::abs)
                .filter(value -> value < DECISIVE)
                .max()
                .orElse(0);
        return new Extent(Math.max(1, largest * MARGIN));
    }

    private static DoubleStream values(ChartPoint point, ChartMode mode) {
        return switch (mode) {
            case TOTAL -> DoubleStream.of(point.value());
            case THOUGHT -> point.thought().stream().mapToDouble(Double::doubleValue);
            case CRITERIA -> {
                double up = 0;
                double down = 0;
                for (var term : point.evaluation().terms()) {
                    double share = term.contribution();
                    if (Math.abs(share) >= DECISIVE) continue;
                    if (share > 0) up += share;
                    else down += share;
                }
                yield DoubleStream.of(up, down);
            }
        };
    }

    boolean cuts(double value) {
        return Math.abs(value) > limit;
    }

    double within(double value) {
        return Math.max(-limit, Math.min(limit, value));
    }
}
