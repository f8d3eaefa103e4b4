package lectern.picture.chart;

import java.util.List;
import java.util.stream.DoubleStream;
import lectern.search.Assessment;

/**
 * How far up and down a chart reaches. A game that is decided is worth so much that everything else would be flattened,
 * and so is a threat in one position: such values are cut off at the edge.
 *
 * @param limit the largest distance from zero that is shown
 */
record Extent(double limit) {
    /** What is worth more than this decides the game. */
    private static final double DECISIVE = 5_000;

    /** Of the positions three in four are the measure: what happens late may well be larger than what came before. */
    private static final RobustScale SCALE = new RobustScale(0.75, 6);

    private static final double MARGIN = 1.15;

    static Extent of(List<ChartPoint> points, ChartMode mode) {
        double largest = SCALE.limit(points.stream()
                .flatMapToDouble(point -> values(point, mode))
                .map(Math::abs)
                .filter(value -> value < DECISIVE));
        return new Extent(Math.max(1, largest * MARGIN));
    }

    private static DoubleStream values(ChartPoint point, ChartMode mode) {
        return switch (mode) {
            case TOTAL -> DoubleStream.of(point.value());
            case THOUGHT -> point.thought().stream().mapToDouble(Assessment::height);
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
