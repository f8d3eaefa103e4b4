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
    private static final int ROWS = 5;
    private static final List<String> NAMES =
            List.of("compare.column.ply", "compare.column.first", "compare.column.second", "compare.column.played");

    private boolean following;

    /** @param chosen hears the number of the turn that leads to the selected position */
    DifferingTable(Wording wording, IntConsumer chosen) {
        super(new Model(wording));
        setName("compare.differing");
        WindowKeys.leaveClipboard(this);
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

    void show(List<ComparedPly> differing, int ply) {
        following = true;
        if (!rows().shown.equals(differing)) {
            rows().shown = differing;
            rows().fireTableDataChanged();
        }
        follow(ply);
    }

    /** The position on the board is the selected one, if it is among them. */
    void follow(int ply) {
        following = true;
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
        return new Dimension(super.getPreferredSize().width, ROWS * getRowHeight());
    }

    private static final class Model extends AbstractTableModel {
        private final transient Wording wording;
        private transient List<ComparedPly> shown = List.of();

        private Model(Wording wording) {
            this.wording = wording;
        }

        @Override
        public int getRowCount() {
            return shown.size();
        }

        @Override
        public int getColumnCount() {
            return NAMES.size();
        }

        @Override
        public String getColumnName(int column) {
            return wording.of(NAMES.get(column));
        }

        @Override
        public Object getValueAt(int row, int column) {
            ComparedPly ply = shown.get(row);
            return switch (column) {
                case 0 -> String.valueOf(ply.ply());
                case 1 -> ply.disagreement().orElseThrow().first().text();
                case 2 -> ply.disagreement().orElseThrow().second().text();
                default -> Optional.of(ply).flatMap(ComparedPly::played).map(Move::text).orElse("–");
            };
        }
    }
}
