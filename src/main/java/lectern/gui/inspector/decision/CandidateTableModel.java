package lectern.gui.inspector.decision;

import java.util.List;
import java.util.OptionalDouble;
import javax.swing.table.AbstractTableModel;
import lectern.game.Phrase;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;

/** The candidates of a decision, ranked, as a table's rows; what is to be told of them depends on how was chosen. */
final class CandidateTableModel extends AbstractTableModel {
    /** What a column says. */
    enum Column {
        MOVE,
        VISITS,
        MEAN,
        CHANCE,
        SCORE,
        BAR
    }

    private final transient Wording wording;
    private transient List<Column> columns = List.of();
    private transient List<Candidate> ranked = List.of();
    private transient Decision decision;
    private transient Bars bars;

    CandidateTableModel(Wording wording) {
        this.wording = wording;
    }

    void show(Decision shown) {
        decision = shown;
        ranked = Ranking.of(shown);
        bars = new Bars(shown);
        columns = columns(shown.choice());
        fireTableStructureChanged();
    }

    private static List<Column> columns(Choice choice) {
        return switch (choice) {
            case DRAWN -> List.of(Column.MOVE, Column.CHANCE);
            case MOST_VISITED -> List.of(Column.MOVE, Column.VISITS, Column.MEAN, Column.SCORE, Column.BAR);
            case HIGHEST, LOWEST -> List.of(Column.MOVE, Column.SCORE, Column.BAR);
        };
    }

    Bars bars() {
        return bars;
    }

    Candidate candidate(int row) {
        return ranked.get(row);
    }

    boolean isChosen(int row) {
        return ranked.get(row).move().equals(decision.move());
    }

    List<Column> columns() {
        return columns;
    }

    @Override
    public int getRowCount() {
        return ranked.size();
    }

    @Override
    public int getColumnCount() {
        return columns.size();
    }

    @Override
    public String getColumnName(int column) {
        return wording.of(
                switch (columns.get(column)) {
                    case MOVE -> "decision.column.move";
                    case VISITS -> "decision.column.visits";
                    case MEAN -> "decision.column.mean";
                    case CHANCE -> "decision.column.chance";
                    case SCORE -> "decision.column.score";
                    case BAR ->
                        decision.choice() == Choice.MOST_VISITED
                                ? "decision.column.visits-bar"
                                : "decision.column.terms-bar";
                });
    }

    @Override
    public Class<?> getColumnClass(int column) {
        return columns.get(column) == Column.BAR ? Bars.Bar.class : String.class;
    }

    @Override
    public Object getValueAt(int row, int column) {
        Candidate candidate = ranked.get(row);
        return switch (columns.get(column)) {
            case MOVE -> candidate.move().text();
            case VISITS -> wording.of("decision.number", candidate.visits());
            case MEAN -> mean(candidate);
            case CHANCE -> wording.of("decision.one-in", ranked.size());
            case SCORE -> wording.of(score(candidate));
            case BAR -> bars.of(candidate);
        };
    }

    private static Phrase score(Candidate candidate) {
        return candidate
                .verdict()
                .map(Window::proven)
                .orElseGet(() -> Window.value(candidate.score(), candidate.bound()));
    }

    private String mean(Candidate candidate) {
        OptionalDouble mean = candidate.mean();
        return mean.isEmpty() ? "" : wording.of("decision.percent", Math.round(100 * mean.getAsDouble()));
    }
}
