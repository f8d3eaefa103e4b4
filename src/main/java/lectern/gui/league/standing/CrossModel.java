package lectern.gui.league.standing;

import java.util.List;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import lectern.play.league.EntrantStanding;

/** Everyone against everyone, rows and columns by rank. */
final class CrossModel extends AbstractTableModel {
    private transient Optional<LeagueTidings> tidings = Optional.empty();
    private transient List<EntrantStanding> order = List.of();

    /** Whether there are as many rows and columns as before. */
    boolean show(Optional<LeagueTidings> shown) {
        int before = order.size();
        tidings = shown;
        order = shown.map(LeagueTidings::table).orElse(List.of());
        boolean same = before == order.size();
        if (!same) fireTableStructureChanged();
        else if (before > 0) fireTableRowsUpdated(0, before - 1);
        return same;
    }

    /** Who stands at a rank, counted from 0. */
    int entrant(int row) {
        return order.get(row).entrant();
    }

    /** Where an entrant stands now; -1 if it does not. */
    int row(int entrant) {
        for (int row = 0; row < order.size(); row++) if (entrant(row) == entrant) return row;
        return -1;
    }

    String name(int row) {
        return tidings.orElseThrow().name(entrant(row));
    }

    @Override
    public int getRowCount() {
        return order == null ? 0 : order.size();
    }

    @Override
    public int getColumnCount() {
        return getRowCount();
    }

    /** Its rank: names would not fit. */
    @Override
    public String getColumnName(int column) {
        return String.valueOf(column + 1);
    }

    /** What whole pairs of games brought the row's entrant; empty if there are none. */
    @Override
    public Optional<Encounters.Score> getValueAt(int row, int column) {
        return tidings.flatMap(shown -> shown.encounters().score(entrant(row), entrant(column)));
    }
}
