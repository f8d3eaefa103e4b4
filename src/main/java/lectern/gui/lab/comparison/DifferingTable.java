package lectern.gui.lab.comparison;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import lectern.game.Move;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;
import lectern.picture.comparison.ComparedPly;

/** The positions in which two evaluators would choose different moves: selecting one goes there. */
final class DifferingTable extends JTable {
    private static final int ROWS = 4;
    private boolean following;

    /** @param chosen hears the number of the turn that leads to the selected position */
    DifferingTable(Wording wording, IntConsumer chosen) {
        super(new Model(wording));
        setName("comparison.differing");
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        getTableHeader().setReorderingAllowed(false);
        getSelectionModel().addListSelectionListener(event -> {
            if (following || event.getValueIsAdjusting() || getSelectedRow() < 0) return;
            chosen.accept(rows().shown.get(getSelectedRow()).turn());
        });
    }

    private Model rows() {
        return (Model) getModel();
    }

    /**
     * The position on the board is the selected one, if it is among them.
     *
     * @param names what the two evaluators are called
     */
    void show(List<ComparedPly> differing, List<String> names, int ply) {
        following = true;
        if (!rows().names.equals(names)) {
            rows().names = names;
            rows().fireTableStructureChanged();
        }
        if (!rows().shown.equals(differing)) {
            rows().shown = differing;
            rows().fireTableDataChanged();
        }
        clearSelection();
        IntStream.range(0, rows().shown.size())
                .filter(row -> rows().shown.get(row).ply() == ply)
                .forEach(row -> {
                    setRowSelectionInterval(row, row);
                    scrollRectToVisible(getCellRect(row, 0, true));
                });
        following = false;
    }

    void rewrite() {
        rows().fireTableStructureChanged();
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(super.getPreferredSize().width, Math.min(ROWS, getRowCount()) * getRowHeight());
    }

    private static final class Model extends AbstractTableModel {
        private final transient Wording wording;
        private transient List<ComparedPly> shown = List.of();
        private transient List<String> names = List.of("", "");

        private Model(Wording wording) {
            this.wording = wording;
        }

        @Override
        public int getRowCount() {
            return shown.size();
        }

        @Override
        public int getColumnCount() {
            return 4;
        }

        @Override
        public String getColumnName(int column) {
            return switch (column) {
                case 0 -> wording.of("compare.column.ply");
                case 1, 2 -> names.get(column - 1);
                default -> wording.of("compare.column.played");
            };
        }

        @Override
        public Object getValueAt(int row, int column) {
            ComparedPly ply = shown.get(row);
            return switch (column) {
                case 0 -> String.valueOf(ply.ply());
                case 1 -> ply.disagreement().orElseThrow().first().text();
                case 2 -> ply.disagreement().orElseThrow().second().text();
                default ->
                    Optional.of(ply)
                            .flatMap(ComparedPly::played)
                            .map(Move::text)
                            .orElse("–");
            };
        }
    }
}
