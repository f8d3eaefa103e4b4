package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Meter;
import lectern.search.trace.Bound;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.Recorder;

/** One pass over the root's moves, all to the same depth. */
final class RootIteration {
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
    private final boolean deepens;
    private final boolean exact;
    private List<Found> unfinished = List.of();

    /**
     * @param exact whether every move gets its exact score, instead of only the best one
     */
    RootIteration(
            Position root, AlphaBeta search, Meter meter, Recorder recorder, SearchSettings settings, boolean exact) {
        this.root = root;
        this.search = search;
        this.meter = meter;
        this.recorder = recorder;
        deepens = settings.deepens();
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
            if (!deepens) search.makeRoom();
            double alpha = exact ? Double.NEGATIVE_INFINITY : best;
            double value = search.childValue(
                    root, move, depth - 1, alpha, Double.POSITIVE_INFINITY, 1, exact ? 0 : found.size());
            if (meter.isSpent()) {
                unfinished = found;
                if (recorder != null) leave(best, NodeEnding.LIMIT, nodesBefore);
                return List.of();
            }
            boolean known = exact || value > best;
            found.add(new Found(move, value, known ? Bound.EXACT : Bound.AT_MOST, lineOf(move)));
            if (value > best) {
                best = value;
                if (recorder != null) recorder.raised(move, best, Double.POSITIVE_INFINITY);
            }
        }
        if (recorder != null) {
            leave(best, NodeEnding.SEARCHED, nodesBefore);
            recorder.finish();
        }
        return found;
    }

    private void leave(double best, NodeEnding ending, long nodesBefore) {
        recorder.leave(best, Bound.EXACT, ending, meter.nodes() - nodesBefore + 1);
    }

    /**
     * What is to be believed after a pass for which the budget was not enough: if it found a move that is better than
     * the one it began with, and that no other is known to match, what it found counts where it got to, and what was
     * found before counts elsewhere. Otherwise all that was found before.
     */
    List<Found> improved(List<Found> before) {
        if (unfinished.isEmpty() || exact) return before;
        Found best = best(unfinished);
        Set<Move> searched = unfinished.stream().map(Found::move).collect(Collectors.toSet());
        List<Found> rest = before.stream()
                .filter(found -> !searched.contains(found.move()))
                .toList();
        boolean changed = !best.move().equals(best(before).move());
        if (!changed || rest.stream().anyMatch(found -> found.score() > best.score())) return before;
        if (recorder != null) recorder.finish();
        List<Found> mixed = new ArrayList<>(unfinished);
        mixed.addAll(rest);
        return mixed;
    }

    /** Of the moves that a pass to a depth found, those that are no worse than the best; fewer if the budget runs out. */
    List<Move> asGoodAsBest(int depth, List<Found> found) {
        double best = best(found).score();
        double justBelow = Math.nextDown(best);
        List<Move> good = new ArrayList<>();
        for (Found candidate : found) {
            if (candidate.score() < best) continue;
            boolean known = candidate.bound() == Bound.EXACT;
            double value = known ? best : search.afterMove(root, candidate.move(), depth - 1, justBelow, best, 1);
            if (meter.isSpent()) break;
            if (value >= best) good.add(candidate.move());
        }
        return good;
    }

    /**
     * The first of the best moves in another order than that of the pass: asks of each that comes before the best one
     * found whether it is as good. The moves as they were found, if the budget runs out.
     */
    List<Found> firstOf(List<Move> order, int depth, List<Found> found) {
        Found best = best(found);
        double justBelow = Math.nextDown(best.score());
        double justAbove = Math.nextUp(best.score());
        for (Move move : order) {
            Found earlier = found.stream()
                    .filter(candidate -> candidate.move().equals(move))
                    .findFirst()
                    .orElseThrow();
            if (earlier.score() < best.score()) continue;
            if (earlier.bound() == Bound.EXACT) return withBest(earlier, found);
            double value = search.afterMove(root, move, depth - 1, justBelow, justAbove, 1);
            if (meter.isSpent()) break;
            if (value >= best.score()) {
                return withBest(new Found(move, best.score(), Bound.EXACT, lineOf(move)), found);
            }
        }
        return found;
    }

    /** A move that is as good as the best comes before it; -0 would be less than 0. */
    private static List<Found> withBest(Found first, List<Found> found) {
        List<Found> all = new ArrayList<>();
        all.add(new Found(first.move(), first.score() + 0.0, first.bound(), first.line()));
        found.stream().filter(other -> !other.move().equals(first.move())).forEach(all::add);
        return all;
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
