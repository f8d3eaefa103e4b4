package lectern.gui.inspector.decision;

import java.awt.Component;
import javax.swing.JTable;

/** How wide the columns of a table have to be so that nothing in them is cut. */
final class CellWidths {
    private CellWidths() {}

    /** What a column's head and its widest cell need. */
    static int widest(JTable table, int column) {
        int head = table.getTableHeader()
                .getDefaultRenderer()
                .getTableCellRendererComponent(table, table.getColumnName(column), false, false, -1, column)
                .getPreferredSize()
                .width;
        return Math.max(head, widestCell(table, column));
    }

    static int widestCell(JTable table, int column) {
        int widest = 0;
        for (int row = 0; row < table.getRowCount(); row++) {
            Component cell = table.prepareRenderer(table.getCellRenderer(row, column), row, column);
            widest = Math.max(widest, cell.getPreferredSize().width);
        }
        return widest;
    }
}
