package lectern.gui.league.standing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.wording.Wording;

/** A cross table whose ranks and names stay in sight while it is rolled. */
public final class CrossPane extends JScrollPane {
    private static final int WIDEST = 180;
    private static final int MARGIN = 16;

    /** As wide as a figure is. */
    private static final String FIGURE_SPACE = "\u2007";

    private final CrossModel rows = new CrossModel();
    private final CrossGrid grid;
    private final Names names = new Names(rows);

    /** @param chosen hears the places of two entrants whose cell was chosen */
    public CrossPane(Wording wording, BiConsumer<Integer, Integer> chosen) {
        grid = new CrossGrid(wording, rows, chosen);
        names.getAccessibleContext().setAccessibleName(wording.of("leaguewindow.entrants"));
        setViewportView(grid);
        setRowHeaderView(names);
        JLabel corner = new JLabel(wording.of("leaguewindow.percent-sign"), SwingConstants.CENTER);
        corner.setToolTipText(wording.of("leaguewindow.cross-corner"));
        setCorner(ScrollPaneConstants.UPPER_LEADING_CORNER, corner);
        getVerticalScrollBar().setUnitIncrement(grid.getRowHeight());
    }

    public void show(Optional<LeagueTidings> tidings) {
        grid.show(tidings);
        names.follow();
    }

    /** The rank and the name of each row. */
    private static final class Names extends JTable {
        private final CrossModel rows;
        private int shown = -1;

        private Names(CrossModel rows) {
            super(new Model(rows));
            this.rows = rows;
            setName("league.cross.names");
            setFocusable(false);
            setRowSelectionAllowed(false);
            setDefaultRenderer(Object.class, new Cell());
        }

        private void follow() {
            ((AbstractTableModel) getModel()).fireTableDataChanged();
            if (shown == rows.getRowCount()) return;
            shown = rows.getRowCount();
            int widest = 0;
            for (int row = 0; row < shown; row++) {
                widest = Math.max(widest, getFontMetrics(getFont()).stringWidth(String.valueOf(getValueAt(row, 0))));
            }
            int width = Math.min(UIScale.scale(WIDEST), widest + UIScale.scale(MARGIN));
            getColumnModel().getColumn(0).setPreferredWidth(width);
            setPreferredScrollableViewportSize(new Dimension(width, 0));
        }
    }

    private static final class Model extends AbstractTableModel {
        private final CrossModel rows;

        private Model(CrossModel rows) {
            this.rows = rows;
        }

        @Override
        public int getRowCount() {
            return rows.getRowCount();
        }

        @Override
        public int getColumnCount() {
            return 1;
        }

        @Override
        public String getValueAt(int row, int column) {
            String rank = String.valueOf(row + 1);
            int letters = String.valueOf(rows.getRowCount()).length();
            return FIGURE_SPACE.repeat(letters - rank.length()) + rank + "  " + rows.name(row);
        }
    }

    private static final class Cell extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, false, false, row, column);
            setToolTipText(String.valueOf(value));
            return this;
        }
    }
}
