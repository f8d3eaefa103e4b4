package lectern.gui.thinking.saving;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.DefaultTableColumnModel;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableColumn;
import lectern.game.Move;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;
import lectern.search.SearchVariant;

/** Some columns of what every variant took at one depth. Nothing in them is cut. */
final class SavingsTable extends JTable {
    /** What a bar below the rows takes. */
    private static final int BAR = 14;

    private final transient Wording wording;
    private transient List<SavingsColumn> columns;

    SavingsTable(SavingsModel rows, List<SavingsColumn> columns, Wording wording) {
        super(rows);
        this.wording = wording;
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setAutoCreateColumnsFromModel(false);
        setColumnModel(new DefaultTableColumnModel());
        setTableHeader(new Heads());
        setDefaultRenderer(Object.class, new Told());
        rows.addTableModelListener(event -> fit());
        tell(columns);
    }

    /** From now on these columns are told. */
    void tell(List<SavingsColumn> told) {
        columns = told;
        while (getColumnCount() > 0) removeColumn(getColumnModel().getColumn(0));
        for (SavingsColumn column : told) addColumn(new TableColumn(column.ordinal()));
        rewrite();
    }

    /** The move that the selected search chose, if one is selected that did. */
    Optional<Move> chosen() {
        return getSelectedRow() < 0 ? Optional.empty() : rows().move(getSelectedRow());
    }

    private SavingsModel rows() {
        return (SavingsModel) getModel();
    }

    void rewrite() {
        for (int i = 0; i < columns.size(); i++)
            getColumnModel()
                    .getColumn(i)
                    .setHeaderValue(wording.of(columns.get(i).head()));
        getAccessibleContext().setAccessibleName(wording.of("saving.table"));
        fit();
    }

    /** Columns are as wide as what stands in them, and share what is left. */
    private void fit() {
        for (int column = 0; column < getColumnCount(); column++) {
            TableColumn fitted = getColumnModel().getColumn(column);
            Component head = getTableHeader()
                    .getDefaultRenderer()
                    .getTableCellRendererComponent(this, fitted.getHeaderValue(), false, false, -1, column);
            int widest = head.getPreferredSize().width;
            for (int row = 0; row < getRowCount(); row++) {
                Component cell = prepareRenderer(getCellRenderer(row, column), row, column);
                widest = Math.max(widest, cell.getPreferredSize().width);
            }
            int width = widest + getIntercellSpacing().width;
            if (fitted.getMinWidth() == width) continue;
            fitted.setMinWidth(width);
            fitted.setPreferredWidth(width);
        }
        setPreferredScrollableViewportSize(seen());
        revalidate();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (columns != null) fit();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() instanceof JViewport view && view.getWidth() >= getPreferredSize().width;
    }

    /** All rows are seen wherever there is room for them, also as long as they are not there. */
    private Dimension seen() {
        int rows = Math.max(getRowCount(), SearchVariant.LADDER.size() + 1);
        return new Dimension(getPreferredSize().width, rows * getRowHeight() + UIScale.scale(BAR));
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        int column = columnAtPoint(event.getPoint());
        return row < 0 || column < 0
                ? null
                : rows().tip(row, columns.get(column)).orElse(null);
    }

    private int side(int column) {
        return columns.get(column).isNumber() ? SwingConstants.TRAILING : SwingConstants.LEADING;
    }

    /** A head says what stands below it, and stands where it does, whatever the look draws it with. */
    private final class Heads extends JTableHeader {
        private Heads() {
            super(SavingsTable.this.columnModel);
            setReorderingAllowed(false);
        }

        @Override
        protected TableCellRenderer createDefaultRenderer() {
            TableCellRenderer look = super.createDefaultRenderer();
            return (table, value, selected, focus, row, column) -> {
                Component head = look.getTableCellRendererComponent(table, value, selected, focus, row, column);
                if (head instanceof JLabel label) label.setHorizontalAlignment(side(column));
                return head;
            };
        }

        @Override
        public String getToolTipText(MouseEvent event) {
            int column = columnAtPoint(event.getPoint());
            return column < 0 ? null : wording.of(columns.get(column).tip());
        }
    }

    private final class Told extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            setHorizontalAlignment(side(column));
            setFont(columns.get(column) == SavingsColumn.NODES ? getFont().deriveFont(Font.BOLD) : getFont());
            setForeground(selected ? table.getSelectionForeground() : colour(table, row, columns.get(column)));
            return this;
        }

        private Color colour(JTable table, int row, SavingsColumn what) {
            Color plain = table.getForeground();
            if (what != SavingsColumn.AGREEMENT) return plain;
            Color told = switch (rows().agreement(row)) {
                case SAME, OTHER_MOVE -> UIManager.getColor("Text.good");
                case OTHER_VALUE -> UIManager.getColor("Text.bad");
                case UNKNOWN -> UIManager.getColor("Text.muted");
            };
            return told == null ? plain : told;
        }
    }
}
