package lectern.gui.thinking.saving;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableColumn;
import lectern.game.Move;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;
import lectern.search.saving.Savings;

/** What every variant took at one depth. Nothing in it is cut: where it is wider than its place, it is rolled. */
final class SavingsTable extends JTable {
    private static final List<SavingsColumn> COLUMNS = List.of(SavingsColumn.values());
    private static final int PADDING = 14;

    private final transient Wording wording;
    private final transient Consumer<Optional<Move>> pointed;

    /** @param pointed hears which move the selected search chose, if one is selected that did */
    SavingsTable(Wording wording, Consumer<Optional<Move>> pointed) {
        super(new SavingsModel(wording));
        this.wording = wording;
        setName("saving.table");
        WindowKeys.leaveClipboard(this);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        getTableHeader().setReorderingAllowed(false);
        getTableHeader().setDefaultRenderer(new Headed(getTableHeader().getDefaultRenderer()));
        setDefaultRenderer(Object.class, new Told());
        this.pointed = pointed;
        getSelectionModel().addListSelectionListener(event -> {
            if (!event.getValueIsAdjusting()) point();
        });
    }

    private void point() {
        int row = getSelectedRow();
        pointed.accept(row < 0 ? Optional.empty() : rows().move(row));
    }

    private SavingsModel rows() {
        return (SavingsModel) getModel();
    }

    void show(Savings savings, int depth, boolean working) {
        rows().show(savings, depth, working);
        fit();
        if (getSelectedRow() >= 0) point();
    }

    void rewrite() {
        rows().fireTableStructureChanged();
        getAccessibleContext().setAccessibleName(wording.of("saving.table"));
        fit();
    }

    /** Columns are as wide as what stands in them, and share what is left. */
    private void fit() {
        FontMetrics letters = getFontMetrics(getFont().deriveFont(Font.BOLD));
        FontMetrics heads = getTableHeader().getFontMetrics(getTableHeader().getFont());
        for (int column = 0; column < getColumnCount(); column++) {
            int widest = heads.stringWidth(getColumnName(column));
            for (int row = 0; row < getRowCount(); row++)
                widest = Math.max(widest, letters.stringWidth(rows().getValueAt(row, column)));
            TableColumn fitted = getColumnModel().getColumn(column);
            int width = widest + UIScale.scale(PADDING);
            if (fitted.getMinWidth() == width) continue;
            fitted.setMinWidth(width);
            fitted.setPreferredWidth(width);
        }
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() instanceof JViewport view && view.getWidth() >= getPreferredSize().width;
    }

    /** All of its rows are seen, wherever there is room for them. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        int column = columnAtPoint(event.getPoint());
        return row < 0 || column < 0 ? null : rows().tip(row, COLUMNS.get(column)).orElse(null);
    }

    /** A head says what stands below it. */
    @Override
    protected JTableHeader createDefaultTableHeader() {
        return new JTableHeader(columnModel) {
            @Override
            public String getToolTipText(MouseEvent event) {
                int column = columnAtPoint(event.getPoint());
                return column < 0 ? null : wording.of(COLUMNS.get(column).tip());
            }
        };
    }

    private static int side(int column) {
        return COLUMNS.get(column).isNumber() ? SwingConstants.TRAILING : SwingConstants.LEADING;
    }

    /** Heads stand where what is below them stands, whatever the look draws them with. */
    private record Headed(TableCellRenderer look) implements TableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            Component head = look.getTableCellRendererComponent(table, value, selected, focus, row, column);
            if (head instanceof JLabel label) label.setHorizontalAlignment(side(column));
            return head;
        }
    }

    private final class Told extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            setHorizontalAlignment(side(column));
            setFont(COLUMNS.get(column) == SavingsColumn.NODES ? getFont().deriveFont(Font.BOLD) : getFont());
            setForeground(selected ? table.getSelectionForeground() : colour(table, row, COLUMNS.get(column)));
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
