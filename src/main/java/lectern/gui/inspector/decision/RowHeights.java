package lectern.gui.inspector.decision;

import com.formdev.flatlaf.util.UIScale;
import javax.swing.JTable;
import javax.swing.UIManager;

/** Rows of tables that draw together where there is little room, so that more of them are seen. */
final class RowHeights {
    /** Between the letters of two rows there is still something. */
    private static final int LEAST_GAP = 1;

    private RowHeights() {}

    /** The lowest rows in which letters can be read. */
    static int least(JTable table) {
        return table.getFontMetrics(table.getFont()).getHeight() + UIScale.scale(LEAST_GAP);
    }

    /** Rows as high as the look has them. */
    static void usual(JTable table) {
        set(table, usualHeight(table));
    }

    /** Rows as high as usual, or as low as it takes for so many to be seen. */
    static void fit(JTable table, int rows) {
        int room = table.getParent().getHeight() / Math.max(1, rows);
        set(table, Math.max(least(table), Math.min(usualHeight(table), room)));
    }

    private static int usualHeight(JTable table) {
        return Math.max(least(table), UIScale.scale(UIManager.getInt("Table.rowHeight")));
    }

    private static void set(JTable table, int height) {
        if (table.getRowHeight() != height) table.setRowHeight(height);
    }
}
