package lectern.gui.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import lectern.game.Move;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.gui.inspector.decision.Bars;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.Ranking;
import lectern.search.Candidate;
import lectern.telling.ScorePhrase;

/** The moves of the position as the heuristic ranks them, beside how they were ranked before the last change. */
final class RankingModel extends AbstractTableModel {
    static final int NOW = 0;
    static final int BEFORE = 1;
    static final int MOVE = 2;
    static final int TOTAL = 3;
    static final int SEARCHED = 4;
    static final int BAR = 5;

    private static final List<String> HEADS = List.of(
            "lab.column.now",
            "lab.column.before",
            "lab.column.move",
            "lab.column.total",
            "lab.column.searched",
            "lab.column.bar");

    private final transient Wording wording;
    private transient Optional<Ranking> ranking = Optional.empty();
    private transient Optional<Ranking> before = Optional.empty();
    private transient List<Candidate> candidates = List.of();
    private transient Bars bars = Bars.of(List.of());
    private transient Map<Move, Integer> searched = Map.of();

    RankingModel(Wording wording) {
        this.wording = wording;
    }

    void show(Optional<Ranking> now, Optional<Ranking> earlier, List<HeuristicTerm> terms) {
        ranking = now;
        before = earlier;
        candidates = now.map(known -> candidates(known, terms)).orElse(List.of());
        bars = Bars.of(candidates);
        fireTableDataChanged();
    }

    /** The ranks that a search gives; empty as long as none has. */
    void showSearched(Map<Move, Integer> ranks) {
        searched = ranks;
        fireTableDataChanged();
    }

    private static List<Candidate> candidates(Ranking ranking, List<HeuristicTerm> terms) {
        List<Candidate> candidates = new ArrayList<>();
        for (int rank = 0; rank < ranking.size(); rank++) {
            int move = ranking.at(rank);
            List<Term> shares = new ArrayList<>();
            for (int i = 0; i < terms.size(); i++) {
                shares.add(new Term(terms.get(i).name(), ranking.raw(i, move), ranking.weight(i), Cells.NONE));
            }
            candidates.add(Candidate.of(ranking.move(move), ranking.total(move), shares));
        }
        return candidates;
    }

    Bars bars() {
        return bars;
    }

    Candidate candidate(int row) {
        return candidates.get(row);
    }

    /** How many places the move of a row has risen since the last change. */
    int risen(int row) {
        return ranking.flatMap(now -> before.map(earlier -> earlier.rank(now.at(row)) - row))
                .orElse(0);
    }

    /** The moves that a row's has overtaken since the last change, and those that have overtaken it. */
    List<String> overtaken(int row) {
        return texts(row, true);
    }

    List<String> overtaking(int row) {
        return texts(row, false);
    }

    private List<String> texts(int row, boolean overtaken) {
        return ranking.flatMap(now -> before.map(earlier -> {
                    int move = now.at(row);
                    List<Integer> others = overtaken ? now.overtaken(move, earlier) : now.overtaking(move, earlier);
                    return others.stream().map(other -> now.move(other).text()).toList();
                }))
                .orElse(List.of());
    }

    Optional<Integer> row(Move move) {
        for (int row = 0; row < candidates.size(); row++) {
            if (candidates.get(row).move().equals(move)) return Optional.of(row);
        }
        return Optional.empty();
    }

    @Override
    public int getRowCount() {
        return candidates.size();
    }

    @Override
    public int getColumnCount() {
        return HEADS.size();
    }

    @Override
    public String getColumnName(int column) {
        return wording.of(HEADS.get(column));
    }

    @Override
    public Class<?> getColumnClass(int column) {
        return column == BAR ? Bars.Bar.class : String.class;
    }

    @Override
    public Object getValueAt(int row, int column) {
        Candidate candidate = candidates.get(row);
        return switch (column) {
            case NOW -> String.valueOf(row + 1);
            case BEFORE -> beforeText(row);
            case MOVE -> candidate.move().text();
            case TOTAL -> wording.of(ScorePhrase.of(candidate.score()));
            case SEARCHED ->
                Optional.ofNullable(searched.get(candidate.move()))
                        .map(rank -> String.valueOf(rank + 1))
                        .orElse("");
            default -> bars.of(candidate);
        };
    }

    private String beforeText(int row) {
        if (before.isEmpty()) return "";
        int risen = risen(row);
        String arrow = risen > 0 ? " ▲" : risen < 0 ? " ▼" : "";
        return row + risen + 1 + arrow;
    }
}
