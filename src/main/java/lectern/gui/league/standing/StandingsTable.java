package lectern.gui.league.standing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.ListSelectionModel;
import javax.swing.RowFilter;
import javax.swing.RowSorter;
import javax.swing.SortOrder;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableColumn;
import javax.swing.table.TableRowSorter;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;

/** The entrants of a league, sorted by any column, all of them or those of a name. */
public final class StandingsTable extends JTable {
    private static final LeagueColumn[] COLUMNS = LeagueColumn.values();
    private static final int NAME = 74;
    private static final int ROWS = 7;

    private final transient Wording wording;
    private final StandingsModel rows;
    private final transient TableRowSorter<StandingsModel> sorter;
    private boolean filling;

    /** @param chosen hears the places of the entrants that are selected, in the order of the table */
    public StandingsTable(Wording wording, Consumer<List<Integer>> chosen) {
        this.wording = wording;
        rows = new StandingsModel(wording);
        setName("league.table");
        setAutoCreateColumnsFromModel(false);
        setModel(rows);
        for (LeagueColumn column : COLUMNS) addColumn(column(column));
        setTableHeader(new Heads());
        sorter = new BestFirst(rows);
        for (LeagueColumn column : COLUMNS) sorter.setComparator(column.ordinal(), comparator(column));
        sorter.setSortKeys(List.of(new RowSorter.SortKey(LeagueColumn.RANK.ordinal(), SortOrder.ASCENDING)));
        sorter.setSortsOnUpdates(true);
        setRowSorter(sorter);
        setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
        setFillsViewportHeight(true);
        setShowHorizontalLines(true);
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        getAccessibleContext().setAccessibleName(wording.of("leaguewindow.table"));
        getSelectionModel().addListSelectionListener(event -> {
            if (!filling && !event.getValueIsAdjusting()) chosen.accept(chosen());
        });
    }

    private static Comparator<?> comparator(LeagueColumn column) {
        return column.isNumber()
                ? Comparator.<Double>naturalOrder()
                : Comparator.comparing((String name) -> name.toLowerCase(Locale.ROOT))
                        .thenComparing(Comparator.naturalOrder());
    }

    private TableColumn column(LeagueColumn what) {
        TableColumn column = new TableColumn(what.ordinal());
        column.setHeaderValue(wording.of(what.head()));
        column.setCellRenderer(what == LeagueColumn.INTERVAL ? new RatingCell(rows) : new Told(what));
        return column;
    }

    public void show(LeagueTidings tidings) {
        boolean first = rows.getRowCount() == 0;
        filling = true;
        rows.show(tidings);
        filling = false;
        if (first) fit();
    }

    public void clear() {
        filling = true;
        rows.clear();
        filling = false;
    }

    /** Shows only those whose names contain a text. */
    public void filter(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        sorter.setRowFilter(
                wanted.isEmpty()
                        ? null
                        : new RowFilter<>() {
                            @Override
                            public boolean include(Entry<? extends StandingsModel, ? extends Integer> entry) {
                                return rows.name(entry.getIdentifier())
                                        .toLowerCase(Locale.ROOT)
                                        .contains(wanted);
                            }
                        });
    }

    /** The places of the entrants that are selected. */
    List<Integer> chosen() {
        return Arrays.stream(getSelectedRows())
                .map(this::convertRowIndexToModel)
                .boxed()
                .toList();
    }

    /** Columns are as wide as what can stand in them; names and intervals share what is left. */
    private void fit() {
        for (LeagueColumn what : COLUMNS) {
            TableColumn column = getColumnModel().getColumn(what.ordinal());
            Component head = getTableHeader()
                    .getDefaultRenderer()
                    .getTableCellRendererComponent(this, column.getHeaderValue(), false, false, -1, what.ordinal());
            int widest = Math.max(head.getPreferredSize().width + UIScale.scale(8), sample(what));
            column.setMinWidth(widest);
            column.setPreferredWidth(widest);
            if (what != LeagueColumn.NAME && what != LeagueColumn.INTERVAL) column.setMaxWidth(widest * 5 / 4);
        }
        setPreferredScrollableViewportSize(new Dimension(getPreferredSize().width, ROWS * getRowHeight()));
    }

    private int sample(LeagueColumn what) {
        int letters = getFontMetrics(getFont()).stringWidth("0");
        return switch (what) {
            case NAME, INTERVAL -> UIScale.scale(NAME);
            case NODES -> 9 * letters;
            case RANK -> 5 * letters;
            default -> 7 * letters;
        };
    }

    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (rows != null) fit();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() instanceof JViewport view && view.getWidth() >= minimum();
    }

    private int minimum() {
        int width = 0;
        for (LeagueColumn what : COLUMNS)
            width += getColumnModel().getColumn(what.ordinal()).getMinWidth();
        return width;
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        int column = columnAtPoint(event.getPoint());
        if (row < 0 || column < 0) return null;
        return rows.tip(convertRowIndexToModel(row), COLUMNS[convertColumnIndexToModel(column)])
                .orElse(null);
    }

    private static int side(LeagueColumn what) {
        return what.isNumber() ? SwingConstants.RIGHT : SwingConstants.LEFT;
    }

    /** To sort by a number shows the largest first; only the first rank is a small one. */
    private static final class BestFirst extends TableRowSorter<StandingsModel> {
        private BestFirst(StandingsModel rows) {
            super(rows);
        }

        @Override
        public void toggleSortOrder(int column) {
            LeagueColumn what = COLUMNS[column];
            boolean sorted = !getSortKeys().isEmpty() && getSortKeys().get(0).getColumn() == column;
            if (sorted || !what.isNumber() || what == LeagueColumn.RANK) super.toggleSortOrder(column);
            else setSortKeys(List.of(new SortKey(column, SortOrder.DESCENDING)));
        }
    }

    /** A head stands where what is below it stands. */
    private final class Heads extends JTableHeader {
        private Heads() {
            super(StandingsTable.this.columnModel);
            setReorderingAllowed(false);
        }

        @Override
        protected TableCellRenderer createDefaultRenderer() {
            TableCellRenderer look = super.createDefaultRenderer();
            return (table, value, selected, focus, row, column) -> {
                Component head = look.getTableCellRendererComponent(table, value, selected, focus, row, column);
                LeagueColumn what = COLUMNS[table.convertColumnIndexToModel(column)];
                boolean left = what == LeagueColumn.NAME || what == LeagueColumn.INTERVAL;
                if (head instanceof JLabel label)
                    label.setHorizontalAlignment(left ? SwingConstants.LEFT : SwingConstants.RIGHT);
                return head;
            };
        }

        @Override
        public String getToolTipText(MouseEvent event) {
            int column = columnAtPoint(event.getPoint());
            return column < 0 ? null : wording.of(COLUMNS[convertColumnIndexToModel(column)].tip());
        }
    }

    private final class Told extends DefaultTableCellRenderer {
        private final LeagueColumn what;

        private Told(LeagueColumn what) {
            this.what = what;
            setHorizontalAlignment(side(what));
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            String told = rows.told(table.convertRowIndexToModel(row), what);
            return super.getTableCellRendererComponent(table, told, selected, false, row, column);
        }
    }
}
