package lectern.gui.inspector.decision;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.telling.CandidateColumn;
import lectern.telling.DecisionTelling;

/** The candidates of a decision as a table's rows. Behind the columns that are told, scores are drawn as bars. */
final class CandidateTableModel extends AbstractTableModel {
    private final transient Wording wording;
    private transient DecisionTelling telling;
    private transient List<CandidateColumn> columns = List.of();
    private transient List<Candidate> ranked = List.of();
    private transient Bars bars;
    private boolean narrow;

    CandidateTableModel(Wording wording) {
        this.wording = wording;
    }

    void show(Decision shown) {
        telling = DecisionTelling.of(shown);
        ranked = telling.candidates();
        arrange();
        bars = new Bars(shown);
        fireTableStructureChanged();
    }

    boolean isNarrow() {
        return narrow;
    }

    /** Puts it into a narrow place or a wide one; whether that is another place than before. */
    boolean narrow(boolean chosen) {
        boolean other = narrow != chosen;
        narrow = chosen;
        return other;
    }

    /** In a narrow place a column that decides nothing gives way; a proof decides. */
    private void arrange() {
        boolean isProven =
                ranked.stream().anyMatch(candidate -> candidate.verdict().isPresent());
        columns = telling.columns().stream()
                .filter(column -> !narrow || isProven || column != CandidateColumn.LEAF)
                .toList();
    }

    DecisionTelling telling() {
        return telling;
    }

    Bars bars() {
        return bars;
    }

    Candidate candidate(int row) {
        return ranked.get(row);
    }

    boolean isChosen(int row) {
        return telling.isChosen(ranked.get(row));
    }

    List<CandidateColumn> columns() {
        return columns;
    }

    @Override
    public int getRowCount() {
        return ranked.size();
    }

    @Override
    public int getColumnCount() {
        return telling == null || !telling.isJudged() ? columns.size() : columns.size() + 1;
    }

    @Override
    public String getColumnName(int column) {
        if (!isBar(column)) return wording.of(columns.get(column).head());
        return wording.of(
                telling.decision().choice() == Choice.MOST_VISITED
                        ? "decision.column.visits-bar"
                        : "decision.column.terms-bar");
    }

    boolean isBar(int column) {
        return column == columns.size();
    }

    @Override
    public Class<?> getColumnClass(int column) {
        return isBar(column) ? Bars.Bar.class : String.class;
    }

    @Override
    public Object getValueAt(int row, int column) {
        Candidate candidate = ranked.get(row);
        if (isBar(column)) return bars.of(candidate);
        return telling.cell(candidate, columns.get(column)).map(wording::of).orElse("");
    }
}
