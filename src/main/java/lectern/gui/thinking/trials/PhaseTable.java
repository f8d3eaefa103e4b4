package lectern.gui.thinking.trials;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Font;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;

/** The numbers of a moment. The row that it is about is bold, has a mark before it, and is in sight. */
final class PhaseTable extends JTable {
    private static final String MARK = "▸ ";
    private static final int WIDTH = 320;
    private static final int ROWS = 6;

    private final transient Wording wording;
    private transient PhaseRows shown = PhaseRows.EMPTY;

    PhaseTable(Wording wording) {
        this.wording = wording;
        setName("trials.table");
        setModel(new Rows());
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setRowSelectionAllowed(false);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(Object.class, new CellRenderer());
    }

    void show(PhaseRows rows) {
        boolean other = !rows.columns().equals(shown.columns());
        shown = rows;
        Rows model = (Rows) getModel();
        if (other) model.fireTableStructureChanged();
        else model.fireTableDataChanged();
        if (rows.marked() >= 0) {
            scrollRectToVisible(getCellRect(rows.marked(), 0, true));
            // It may get its height only now.
            EventQueue.invokeLater(() -> scrollRectToVisible(getCellRect(shown.marked(), 0, true)));
        }
    }

    /** Its heads in the language in force. */
    void rewrite() {
        ((Rows) getModel()).fireTableStructureChanged();
        getAccessibleContext().setAccessibleName(wording.of("trials.table"));
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(UIScale.scale(WIDTH), ROWS * getRowHeight());
    }

    private final class Rows extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return shown.rows().size();
        }

        @Override
        public int getColumnCount() {
            return shown.columns().size();
        }

        @Override
        public String getColumnName(int column) {
            return wording.of(shown.columns().get(column));
        }

        @Override
        public Object getValueAt(int row, int column) {
            String text = shown.rows().get(row).get(column);
            return column == 0 && row == shown.marked() ? MARK + text : text;
        }
    }

    private final class CellRenderer extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            setFont(table.getFont().deriveFont(row == shown.marked() ? Font.BOLD : Font.PLAIN));
            setHorizontalAlignment(column == 0 ? SwingConstants.LEADING : SwingConstants.TRAILING);
            setToolTipText(String.valueOf(value));
            return this;
        }
    }
}
