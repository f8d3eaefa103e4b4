package lectern.gui.inspector;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import lectern.gui.wording.Wording;

/** The legal moves as a table's rows. */
final class MoveTableModel extends AbstractTableModel {
    static final int MOVE = 0;
    static final int DOES = 1;
    static final int SCORE = 2;
    private static final List<String> NAMES =
            List.of("inspector.column.move", "inspector.column.does", "inspector.column.score");

    private final transient Wording wording;
    private transient List<MoveRow> rows = List.of();
    private boolean scored = true;

    MoveTableModel(Wording wording) {
        this.wording = wording;
    }

    void show(List<MoveRow> moves) {
        rows = moves;
        fireTableDataChanged();
    }

    /** Whether scores are shown; without them there is no column for them. */
    void showScores(boolean wanted) {
        if (scored == wanted) return;
        scored = wanted;
        rows = List.of();
        fireTableStructureChanged();
    }

    MoveRow row(int index) {
        return rows.get(index);
    }

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return scored ? NAMES.size() : SCORE;
    }

    @Override
    public String getColumnName(int column) {
        return wording.of(NAMES.get(column));
    }

    @Override
    public Class<?> getColumnClass(int column) {
        return column == SCORE ? Double.class : String.class;
    }

    @Override
    public Object getValueAt(int index, int column) {
        MoveRow row = rows.get(index);
        return switch (column) {
            case MOVE -> row.move().text();
            case DOES -> wording.of(row.does());
            default -> row.score();
        };
    }
}
