package lectern.play.league.table;

import java.util.Locale;

/** Numbers of tables for programs; empty where there is none to tell. */
final class PlainNumbers {
    private PlainNumbers() {}

    static String tenths(double number) {
        return Double.isNaN(number)
                ? ""
                : String.format(Locale.ROOT, "%.1f", number + 0.0).replaceFirst("^-0[.]0$", "0.0");
    }

    /** A share of one. */
    static String share(double number) {
        return Double.isNaN(number) ? "" : String.format(Locale.ROOT, "%.4f", number + 0.0);
    }
}
