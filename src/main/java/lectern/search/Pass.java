package lectern.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import lectern.game.Move;
import lectern.game.Position;

/** One pass over the root's moves, all to the same depth. */
final class Pass {
    /**
     * A root move and what the pass found of it.
     *
     * @param score for the root's side
     */
    record Found(Move move, double score, Bound bound, List<Move> line) {}

    private final Position root;
    private final AlphaBeta search;
    private final Meter meter;
    private final Recorder recorder;
    private final boolean exact;

    /**
     * @param exact whether every move gets its exact score, instead of only the best one
     */
    Pass(Position root, AlphaBeta search, Meter meter, Recorder recorder, boolean exact) {
        this.root = root;
        this.search = search;
        this.meter = meter;
        this.recorder = recorder;
        this.exact = exact;
    }

    /** The moves in the order in which they were tried, the best one first among equals; empty if the budget ran out. */
    List<Found> to(int depth, List<Move> order) {
        long nodesBefore = meter.nodes();
        if (recorder != null) {
            recorder.begin();
            recorder.enter(null, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, depth);
        }
        List<Found> found = new ArrayList<>();
        double best = Double.NEGATIVE_INFINITY;
        for (Move move : order) {
            double alpha = exact ? Double.NEGATIVE_INFINITY : best;
            double value = search.childValue(
                    root, move, depth - 1, alpha, Double.POSITIVE_INFINITY, 1, exact || found.isEmpty());
            if (meter.isSpent()) return List.of();
            boolean known = exact || value > best;
            found.add(new Found(move, value, known ? Bound.EXACT : Bound.AT_MOST, lineOf(move)));
            if (value > best) {
                best = value;
                if (recorder != null) recorder.raised(move, best, Double.POSITIVE_INFINITY);
            }
        }
        if (recorder != null) {
            recorder.leave(best, Bound.EXACT, Ending.SEARCHED, meter.nodes() - nodesBefore + 1);
            recorder.finish();
        }
        return found;
    }

    private List<Move> lineOf(Move move) {
        List<Move> line = new ArrayList<>(List.of(move));
        line.addAll(search.line().from(1));
        return line;
    }

    /** The order for the next pass: the best move first, the others as they were. */
    static List<Move> bestFirst(List<Found> found) {
        List<Found> ordered = new ArrayList<>(found);
        Found best = best(found);
        ordered.remove(best);
        ordered.add(0, best);
        return ordered.stream().map(Found::move).toList();
    }

    /** The first of the moves whose score nothing exceeds. */
    static Found best(List<Found> found) {
        return Collections.max(
                found.stream().filter(move -> move.bound() == Bound.EXACT).toList(),
                Comparator.comparingDouble(Found::score));
    }
}
