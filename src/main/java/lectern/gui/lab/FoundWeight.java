package lectern.gui.lab;

import java.math.BigDecimal;
import java.math.MathContext;

/** A weight that is known only to lie between two others. */
final class FoundWeight {
    private static final int MOST_DIGITS = 12;

    private FoundWeight() {}

    /** The number with the fewest digits that lies between them. */
    static BigDecimal between(double inside, double outside) {
        BigDecimal middle = new BigDecimal((inside + outside) / 2);
        for (int digits = 1; digits < MOST_DIGITS; digits++) {
            BigDecimal rounded = middle.round(new MathContext(digits));
            double value = rounded.doubleValue();
            if (Math.min(inside, outside) <= value && value <= Math.max(inside, outside)) return rounded;
        }
        return middle.round(new MathContext(MOST_DIGITS));
    }
}
