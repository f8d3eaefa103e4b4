package lectern.text;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;

/**
 * How a language writes scores: with its own decimal sign, a true minus, and at most two decimals; large ones in thousands
 * (k) or millions (M).
 */
public final class Numbers {
    /** From here on digits say less than the size of the number. */
    private static final double PLAIN = 1e7;

    private static final double THOUSAND = 1e3;
    private static final double HUNDRED_THOUSAND = 1e5;
    private static final double MILLION = 1e6;
    private static final double BILLION = 1e9;

    private final Language language;

    public Numbers(Language language) {
        this.language = language;
    }

    public String text(double number) {
        double size = Math.abs(number);
        if (size < HUNDRED_THOUSAND) return format("0.##").format(number + 0.0);
        if (size < MILLION) return format("0.##").format(number / THOUSAND) + "\u00a0k";
        if (size < BILLION) return format("0.##").format(number / MILLION) + "\u00a0M";
        return format("0.##E0").format(number);
    }

    /** With digits enough that others can add up what is shown. */
    public String exact(double number) {
        return Math.abs(number) < PLAIN ? format("0.####").format(number + 0.0) : text(number);
    }

    /** A format for the ticks of an axis. */
    public NumberFormat axis() {
        return format("0.##");
    }

    private DecimalFormat format(String pattern) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(language.locale());
        symbols.setMinusSign('−');
        return new DecimalFormat(pattern, symbols);
    }
}
