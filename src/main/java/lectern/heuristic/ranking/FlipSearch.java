package lectern.heuristic.ranking;

import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.heuristic.Heuristic;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.SearchOptions;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;

/**
 * Looks for the weights at which a search to a fixed depth chooses another move. What a search finds is no linear
 * function of a weight, so weights are tried: ever farther from the present one until the choice differs, then between.
 * A change of the choice that is undone between two tries is not seen: what is found is approximate. All searches
 * together have one budget in nodes; with the same budget they find the same. For one thread.
 */
public final class FlipSearch {
    /** The last try is at the end of the range, each one before it at half the distance. */
    private static final int TRIES = 6;

    /** A bisection ends when it knows a weight to such a part of the range. */
    private static final double PRECISION = 1.0 / 256;

    private final Position position;
    private final Heuristic heuristic;
    private final int depth;
    private final Stop stop;
    private long left;

    /**
     * @param depth how many plies each search looks ahead
     * @param nodes how many positions all of them may look at
     */
    public FlipSearch(Position position, Heuristic heuristic, int depth, long nodes, Stop stop) {
        this.position = position;
        this.heuristic = heuristic;
        this.depth = depth;
        this.stop = stop;
        left = nodes;
    }

    /** What the search chooses with the weights as they are; empty if the budget does not suffice, or it was stopped. */
    public Optional<Decision> decision() {
        return decision(heuristic, true);
    }

    /** How many positions may still be looked at. */
    public long left() {
        return left;
    }

    /**
     * Looks for the nearest change of the choice as a term's weight goes to the end of a range.
     *
     * @param chosen what is chosen now
     */
    public SearchedFlip toward(int term, Move chosen, double end) {
        double near = heuristic.terms().get(term).weight();
        double range = Math.abs(end - near);
        double inside = near;
        for (int i = TRIES - 1; i >= 0; i--) {
            double outside = near + (end - near) / (1 << i);
            Optional<Move> there = choice(term, outside);
            if (there.isEmpty()) return SearchedFlip.unknown(term);
            if (!there.get().equals(chosen)) {
                return bisected(term, chosen, there.get(), inside, outside, range * PRECISION);
            }
            inside = outside;
        }
        return SearchedFlip.none(term);
    }

    private SearchedFlip bisected(int term, Move chosen, Move other, double from, double to, double precision) {
        double inside = from;
        double outside = to;
        Move beyond = other;
        while (Math.abs(outside - inside) > precision) {
            double middle = (inside + outside) / 2;
            Optional<Move> there = choice(term, middle);
            if (there.isEmpty()) break;
            if (there.get().equals(chosen)) inside = middle;
            else {
                outside = middle;
                beyond = there.get();
            }
        }
        return SearchedFlip.between(term, beyond, inside, outside);
    }

    private Optional<Move> choice(int term, double weight) {
        String name = heuristic.terms().get(term).name();
        return decision(heuristic.withWeight(name, weight), false).map(Decision::move);
    }

    /** Of a search that could not look as far as it should nothing is told: its choice is that of another depth. */
    private Optional<Decision> decision(Heuristic tried, boolean exact) {
        if (left < 1 || stop.isAsked()) return Optional.empty();
        SearchPlayer player = new SearchPlayer(tried.evaluator(), new SearchOptions(exact, true, 1));
        Budget budget = Budget.ofDepth(depth).withNodes(left);
        Decision decision = player.decide(position, Thinking.within(budget).stoppedBy(stop));
        boolean complete = decision.nodes() <= left && !stop.isAsked();
        left -= decision.nodes();
        return complete ? Optional.of(decision) : Optional.empty();
    }
}
