package lectern.gui.inspector.decision;

import java.util.List;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Term;
import lectern.gui.board.BoardColours;
import lectern.gui.wording.Wording;
import lectern.picture.Swatch;
import lectern.search.Candidate;
import lectern.telling.DecisionTelling;
import lectern.telling.ScorePhrase;

/** How a score is added up: a row for each criterion, and one for the sum. Without numbers it is a legend still. */
final class TermTableModel extends AbstractTableModel {
    private static final List<String> NAMES = List.of(
            "decision.column.criterion",
            "decision.column.raw",
            "decision.column.weight",
            "decision.column.contribution");

    /** Heads that are no wider than the numbers below them. */
    private static final List<String> SHORT_NAMES = List.of(
            "decision.column.criterion",
            "decision.short-column.raw",
            "decision.short-column.weight",
            "decision.short-column.contribution");

    private final transient Wording wording;
    private transient GameKind kind;
    private transient List<String> criteria = List.of();
    private transient Optional<Candidate> shown = Optional.empty();
    private boolean narrow;

    TermTableModel(Wording wording) {
        this.wording = wording;
    }

    /**
     * @param keys the criteria of the whole decision; the candidate may lack numbers for them
     */
    void show(GameKind game, List<String> keys, Candidate candidate) {
        kind = game;
        criteria = keys;
        shown = Optional.of(candidate);
        fireTableDataChanged();
    }

    /** Whether the heads make way for the numbers. */
    void narrow(boolean chosen) {
        narrow = chosen;
    }

    /** What a column's head says where there is room for it. */
    String fullName(int column) {
        return wording.of(NAMES.get(column));
    }

    /** The term of a row; there may be none, and the sum is none. */
    Optional<Term> term(int row) {
        if (row < 0 || row >= criteria.size()) return Optional.empty();
        return shown.flatMap(candidate -> DecisionTelling.term(candidate, criteria.get(row)));
    }

    boolean isSum(int row) {
        return row == criteria.size();
    }

    /** What a row's criterion looks like in bars and charts. */
    Swatch swatch(int row) {
        return BoardColours.swatches(kind).of(kind, criteria).apply(criteria.get(row));
    }

    /** What a row's criterion measures, in a sentence. */
    Optional<Phrase> explanation(int row) {
        if (row < 0 || row >= criteria.size()) return Optional.empty();
        return kind.meaning(criteria.get(row));
    }

    @Override
    public int getRowCount() {
        boolean hasSum = shown.stream().anyMatch(candidate -> !candidate.terms().isEmpty());
        return criteria.size() + (hasSum ? 1 : 0);
    }

    @Override
    public int getColumnCount() {
        return NAMES.size();
    }

    @Override
    public String getColumnName(int column) {
        return wording.of((narrow ? SHORT_NAMES : NAMES).get(column));
    }

    @Override
    public Class<?> getColumnClass(int column) {
        return String.class;
    }

    @Override
    public Object getValueAt(int row, int column) {
        if (column == 0) return wording.of(isSum(row) ? Phrase.of("decision.sum") : kind.term(criteria.get(row)));
        Optional<Phrase> amount = isSum(row)
                ? shown.filter(candidate -> column == NAMES.size() - 1)
                        .map(candidate -> ScorePhrase.exact(candidate.score()))
                : term(row).map(term -> amount(term, column));
        return amount.map(wording::of).orElse("");
    }

    private static Phrase amount(Term term, int column) {
        return switch (column) {
            case 1 -> ScorePhrase.exact(term.raw());
            case 2 -> ScorePhrase.exact(term.weight());
            default -> ScorePhrase.contribution(term);
        };
    }
}
