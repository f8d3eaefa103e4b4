package lectern.picture.chart;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * How far a scale must reach so that a few values that are far larger than the others do not flatten them. What lies
 * beyond is cut off, and marked.
 *
 * @param share which share of the values, from the smallest on, is usual: the largest of those is the measure
 * @param factor how many times the measure still is on the scale
 */
public record RobustScale(double share, double factor) {
    /** The largest magnitude that is on the scale; 0 if all are 0. */
    public double limit(DoubleStream values) {
        double[] sizes = values.map(Math::abs)
                .filter(size -> size > 0 && Double.isFinite(size))
                .sorted()
                .toArray();
        if (sizes.length == 0) return 0;
        double usual = sizes[(int) (share * (sizes.length - 1))];
        return Arrays.stream(sizes).filter(size -> size <= usual * factor).max().orElse(usual);
    }
}
