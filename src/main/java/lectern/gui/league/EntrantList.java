package lectern.gui.league;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Literal;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;

/** Those who are to take part, as a table in which staff is marked. */
final class EntrantList extends JTable {
    private static final int[] WIDTHS = {190, 150, 60};
    private static final int ROWS = 9;

    private final Model model;

    /** @param changed runs whenever there are others */
    EntrantList(Wording wording, Runnable changed) {
        model = new Model(wording, changed);
        setModel(model);
        setName("league.entrants");
        setFillsViewportHeight(true);
        getTableHeader().setReorderingAllowed(false);
        if (getTableHeader().getDefaultRenderer() instanceof JLabel head)
            head.setHorizontalAlignment(SwingConstants.LEADING);
        setDefaultRenderer(Object.class, new Cell());
        for (int column = 0; column < WIDTHS.length; column++) fit(column);
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        getAccessibleContext().setAccessibleName(wording.of("leaguewindow.entrants"));
        registerKeyboardAction(event -> removeSelected(), KeyStroke.getKeyStroke(KeyEvent.VK_DELETE, 0), WHEN_FOCUSED);
    }

    /** No head is cut. */
    private void fit(int column) {
        Component head = getTableHeader()
                .getDefaultRenderer()
                .getTableCellRendererComponent(this, getColumnName(column), false, false, -1, column);
        int least = head.getPreferredSize().width + UIScale.scale(2);
        getColumnModel().getColumn(column).setMinWidth(least);
        getColumnModel().getColumn(column).setPreferredWidth(Math.max(least, UIScale.scale(WIDTHS[column])));
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(UIScale.scale(Arrays.stream(WIDTHS).sum()), ROWS * getRowHeight());
    }

    EntrantDrafts drafts() {
        return model.drafts;
    }

    void show(EntrantDrafts drafts) {
        model.show(drafts);
    }

    void removeSelected() {
        Set<Integer> rows = Arrays.stream(getSelectedRows()).boxed().collect(Collectors.toSet());
        if (!rows.isEmpty()) show(drafts().without(rows));
    }

    /** What is told of an entrant. */
    private enum Column {
        NAME,
        PLAYER,
        STAFF
    }

    private static final class Model extends AbstractTableModel {
        private final transient Wording wording;
        private final transient Runnable changed;
        private transient EntrantDrafts drafts = EntrantDrafts.NONE;

        private Model(Wording wording, Runnable changed) {
            this.wording = wording;
            this.changed = changed;
        }

        private void show(EntrantDrafts shown) {
            drafts = shown;
            fireTableDataChanged();
            changed.run();
        }

        @Override
        public int getRowCount() {
            return drafts.all().size();
        }

        @Override
        public int getColumnCount() {
            return Column.values().length;
        }

        @Override
        public String getColumnName(int column) {
            return wording.of(
                    "leaguewindow.entrant." + Column.values()[column].name().toLowerCase(Locale.ROOT));
        }

        @Override
        public Class<?> getColumnClass(int column) {
            return Column.values()[column] == Column.STAFF ? Boolean.class : Object.class;
        }

        @Override
        public Object getValueAt(int row, int column) {
            EntrantDraft draft = drafts.all().get(row);
            return switch (Column.values()[column]) {
                case NAME -> Literal.of(draft.name());
                case PLAYER ->
                    draft.player()
                            .map(Contender::text)
                            .map(Literal::of)
                            .orElseGet(() -> wording.of("leaguewindow.heuristic"));
                case STAFF -> draft.staff();
            };
        }

        @Override
        public boolean isCellEditable(int row, int column) {
            return Column.values()[column] == Column.STAFF;
        }

        @Override
        public void setValueAt(Object value, int row, int column) {
            drafts = drafts.withStaff(row, Boolean.TRUE.equals(value));
            fireTableRowsUpdated(row, row);
            changed.run();
        }
    }

    private static final class Cell extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            setToolTipText(String.valueOf(value));
            return this;
        }
    }
}
