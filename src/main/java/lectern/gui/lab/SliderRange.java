package lectern.gui.lab;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The weights that a slider goes through, from minus the end to the end, in steps of a hundredth of it. The end is 1, 2
 * or 5 with zeros, so that every step is a short number.
 */
record SliderRange(BigDecimal end) {
    /** Steps from 0 to either end. */
    static final int STEPS = 100;

    private static final BigDecimal LARGEST = BigDecimal.valueOf(500_000_000);

    /** One that leaves a weight as much room as it has used already. */
    static SliderRange around(double weight, double usual) {
        double most = Math.max(Math.abs(weight), Math.abs(usual));
        BigDecimal wanted = BigDecimal.valueOf(most == 0 ? 1 : 2 * most);
        BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen(wanted.precision() - wanted.scale() - 1);
        for (int digit : new int[] {1, 2, 5, 10}) {
            BigDecimal end = power.multiply(BigDecimal.valueOf(digit));
            if (end.compareTo(wanted) >= 0) return new SliderRange(end.min(LARGEST));
        }
        throw new AssertionError(wanted);
    }

    boolean holds(double weight) {
        return Math.abs(weight) <= most();
    }

    double most() {
        return end.doubleValue();
    }

    /** The weight at a step. */
    double at(int step) {
        return end.multiply(BigDecimal.valueOf(step))
                .divide(BigDecimal.valueOf(STEPS), new MathContext(12, RoundingMode.HALF_EVEN))
                .doubleValue();
    }

    /** Where a weight lies among the steps. */
    double step(double weight) {
        return weight / most() * STEPS;
    }
}
