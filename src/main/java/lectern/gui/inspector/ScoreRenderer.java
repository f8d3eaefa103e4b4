package lectern.gui.inspector;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;

/** A score with at most two decimals, to the right, written as records and notations write numbers. */
final class ScoreRenderer extends DefaultTableCellRenderer {
    private static final double PLAIN = 1e7;

    ScoreRenderer() {
        setHorizontalAlignment(SwingConstants.RIGHT);
    }

    @Override
    protected void setValue(Object value) {
        setText(value instanceof Double score ? text(score) : "");
    }

    static String text(double score) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        symbols.setMinusSign('−');
        String pattern = Math.abs(score) < PLAIN ? "0.##" : "0.##E0";
        return new DecimalFormat(pattern, symbols).format(score + 0.0);
    }
}
