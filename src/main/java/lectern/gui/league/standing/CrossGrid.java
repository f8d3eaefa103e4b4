package lectern.gui.league.standing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;
import lectern.picture.ink.Colours;
import lectern.picture.league.PointsColours;
import lectern.picture.rate.RateStyle;

/** The cells of a cross table: percent of the points, on the colour that they have in pictures, too. */
final class CrossGrid extends JTable {
    private static final int MARGIN = 6;

    private final transient Wording wording;
    private final CrossModel rows;
    private final transient BiConsumer<Integer, Integer> chosen;
    private transient Optional<PointsColours> colours;
    private boolean filling;

    /** @param chosen hears the places of two entrants whose cell was chosen: of the row, and of the column */
    CrossGrid(Wording wording, CrossModel rows, BiConsumer<Integer, Integer> chosen) {
        super(rows);
        this.wording = wording;
        this.rows = rows;
        this.chosen = chosen;
        setName("league.cross");
        setDefaultRenderer(Object.class, new Cell());
        setAutoResizeMode(AUTO_RESIZE_OFF);
        setCellSelectionEnabled(true);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setTableHeader(new Heads());
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        getAccessibleContext().setAccessibleName(wording.of("leaguewindow.cross"));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                choose(rowAtPoint(event.getPoint()), columnAtPoint(event.getPoint()));
            }
        });
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "none");
        registerKeyboardAction(
                event -> choose(getSelectedRow(), getSelectedColumn()),
                KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0),
                WHEN_FOCUSED);
    }

    /** What is selected stays so, wherever its entrants stand now. */
    void show(Optional<LeagueTidings> tidings) {
        Optional<Point> before = selected();
        filling = true;
        boolean same = rows.show(tidings);
        if (!same) fit();
        before.ifPresent(pair -> select(rows.row(pair.x), rows.row(pair.y)));
        filling = false;
    }

    /** The places of the entrants whose cell is selected. */
    private Optional<Point> selected() {
        boolean is = getSelectedRow() >= 0 && getSelectedColumn() >= 0 && getSelectedRow() < getRowCount();
        return is
                ? Optional.of(new Point(rows.entrant(getSelectedRow()), rows.entrant(getSelectedColumn())))
                : Optional.empty();
    }

    private void select(int row, int column) {
        if (row < 0 || column < 0) clearSelection();
        else if (row != getSelectedRow() || column != getSelectedColumn()) {
            setRowSelectionInterval(row, row);
            setColumnSelectionInterval(column, column);
        }
    }

    private void choose(int row, int column) {
        if (!filling && row >= 0 && column >= 0 && row != column)
            chosen.accept(rows.entrant(row), rows.entrant(column));
    }

    private void fit() {
        int width = getFontMetrics(getFont()).stringWidth("100") + UIScale.scale(2 * MARGIN);
        for (int column = 0; column < getColumnCount(); column++) {
            getColumnModel().getColumn(column).setMinWidth(width);
            getColumnModel().getColumn(column).setPreferredWidth(width);
            getColumnModel().getColumn(column).setMaxWidth(width);
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        colours = Optional.empty();
        // The first time is inside the constructor of what this extends.
        if (rows != null) fit();
    }

    private PointsColours colours() {
        if (colours.isEmpty()) {
            RateStyle style = new RateStyle(
                    getBackground(), getForeground(), getGridColor(), getForeground(), getFont(), String::valueOf);
            colours = Optional.of(PointsColours.of(style));
        }
        return colours.get();
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        int column = columnAtPoint(event.getPoint());
        if (row < 0 || column < 0 || row == column) return null;
        return rows.getValueAt(row, column)
                .map(score -> wording.of(
                        "leaguewindow.cross-tip",
                        rows.name(row),
                        rows.name(column),
                        100 * score.value(),
                        2 * score.pairs()))
                .orElseGet(() -> wording.of("leaguewindow.cross-none", rows.name(row), rows.name(column)));
    }

    private final class Heads extends JTableHeader {
        private Heads() {
            super(CrossGrid.this.columnModel);
            setReorderingAllowed(false);
            setResizingAllowed(false);
            ((DefaultTableCellRenderer) getDefaultRenderer()).setHorizontalAlignment(SwingConstants.CENTER);
        }

        @Override
        public String getToolTipText(MouseEvent event) {
            int column = columnAtPoint(event.getPoint());
            return column < 0 ? null : rows.name(column);
        }
    }

    private final class Cell extends DefaultTableCellRenderer {
        private Cell() {
            setHorizontalAlignment(SwingConstants.CENTER);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            Optional<Encounters.Score> score = (Optional<Encounters.Score>) value;
            String told = score.map(known -> String.valueOf(Math.round(100 * known.value())))
                    .orElse("");
            super.getTableCellRendererComponent(table, told, false, false, row, column);
            Color paper = table.getBackground();
            Color fill = row == column
                    ? Colours.mixed(paper, table.getForeground(), 0.35)
                    : score.map(known -> colours().of(known.value())).orElse(paper);
            setBackground(fill);
            setForeground(Colours.readableOn(fill));
            int line = UIScale.scale(selected ? 2 : 0);
            setBorder(BorderFactory.createMatteBorder(line, line, line, line, table.getForeground()));
            return this;
        }
    }
}
