package lectern.heuristic.ranking;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.Formula;
import lectern.search.Stop;

/**
 * What terms measure after each move of a position, for the side that moves. A weight does not change what is measured:
 * as long as the terms are the same, moves are ranked anew without looking at a position. Immutable.
 */
public final class RawValues {
    private final Position position;
    private final List<Move> moves;
    private final List<Position> after;
    private final boolean[] won;
    private final Map<Measured, double[]> columns;

    /** What is measured, whatever it is called and weighs. */
    private record Measured(Object what, Optional<Formula> when) {
        private static Measured by(HeuristicTerm term) {
            return new Measured(term.formula().<Object>map(formula -> formula).orElse(term.criterion()), term.when());
        }
    }

    private RawValues(
            Position position, List<Move> moves, List<Position> after, boolean[] won, Map<Measured, double[]> columns) {
        this.position = position;
        this.moves = moves;
        this.after = after;
        this.won = won;
        this.columns = columns;
    }

    /** The moves of a position, of which nothing is measured yet. */
    public static RawValues of(Position position) {
        List<Move> moves = List.copyOf(position.moves());
        List<Position> after =
                moves.stream().map(move -> position.play(move, Narrator.SILENT)).toList();
        boolean[] won = new boolean[moves.size()];
        for (int i = 0; i < won.length; i++) {
            won[i] = after.get(i).isOver() && after.get(i).winningSeat() == position.toMove();
        }
        return new RawValues(position, moves, after, won, Map.of());
    }

    /**
     * The same with all that the terms of a heuristic measure; what was measured before is kept. A stop leaves the terms
     * out that are not measured yet.
     */
    public RawValues with(Heuristic heuristic, Stop stop) {
        Map<Measured, double[]> more = new HashMap<>(columns);
        for (HeuristicTerm term : heuristic.terms()) {
            if (more.containsKey(Measured.by(term))) continue;
            double[] column = column(term, stop);
            if (stop.isAsked()) break;
            more.put(Measured.by(term), column);
        }
        return new RawValues(position, moves, after, won, more);
    }

    /** A term that does not count after a move measures 0 there: it changes nothing, whatever its weight. */
    private double[] column(HeuristicTerm term, Stop stop) {
        Seat side = position.toMove();
        Criterion criterion = term.criterion();
        double[] column = new double[moves.size()];
        for (int i = 0; i < column.length && !stop.isAsked(); i++) {
            Position reached = after.get(i);
            boolean counts = term.when().map(when -> when.holds(reached, side)).orElse(true);
            column[i] = counts ? criterion.raw(reached, side) : 0;
        }
        return column;
    }

    /** Whether all is measured that is needed to rank by a heuristic. */
    public boolean covers(Heuristic heuristic) {
        return heuristic.terms().stream().map(Measured::by).allMatch(columns::containsKey);
    }

    /** How a heuristic ranks the moves; it must be covered. */
    public Ranking ranking(Heuristic heuristic) {
        List<HeuristicTerm> terms = heuristic.terms();
        double[][] raw = new double[terms.size()][];
        double[] weights = new double[terms.size()];
        for (int i = 0; i < raw.length; i++) {
            raw[i] = columns.get(Measured.by(terms.get(i)));
            weights[i] = terms.get(i).weight();
        }
        return new Ranking(this, raw, weights);
    }

    public Position position() {
        return position;
    }

    /** In the order of the rules. */
    public List<Move> moves() {
        return moves;
    }

    /** The position that a move leads to. */
    public Position after(int move) {
        return after.get(move);
    }

    /** Whether a move ends the game and wins it. */
    boolean wins(int move) {
        return won[move];
    }
}
