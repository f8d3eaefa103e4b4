package lectern.gui.words;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;

/** How scores are written, the same in every language: with a point, a true minus, and at most two decimals. */
public final class Numbers {
    /** From here on digits say less than the size of the number. */
    private static final double PLAIN = 1e7;

    private Numbers() {}

    public static String text(double number) {
        return format(Math.abs(number) < PLAIN ? "0.##" : "0.##E0").format(number + 0.0);
    }

    /** With digits enough that others can add up what is shown. */
    public static String exact(double number) {
        return Math.abs(number) < PLAIN ? format("0.####").format(number + 0.0) : text(number);
    }

    /** A format for the ticks of an axis. */
    public static NumberFormat format() {
        return format("0.##");
    }

    private static DecimalFormat format(String pattern) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        symbols.setMinusSign('−');
        return new DecimalFormat(pattern, symbols);
    }
}
