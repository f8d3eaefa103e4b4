package lectern.search.trace;

import java.util.function.Function;
import lectern.game.Move;

/**
 * One step of a search, as it happens. Values and windows are always the root side's: alpha is what it already has for
 * certain, beta what the other side already has.
 *
 * <p>The events of a position are: {@link Enter}; then either at most one {@link Leaf} (it is evaluated, at the end of
 * the search or because it stands well), or for each move searched the events of the position after it, each perhaps
 * followed by a {@link Raised}, and at the end perhaps a {@link Cut}; then {@link Leave}. The root is the first to be
 * entered and the last to be left. A search that its budget ends leaves every position that it is in.
 *
 * <ul>
 *   <li>Without pruning, every window is open, from minus to plus infinity: then Raised means that the best value so
 *       far has improved, and there is no Cut.
 *   <li>With pruning, a position is entered with the window that its mover has reached, and Raised tells the narrower
 *       one. A move that leads to a cut-off is not told as Raised.
 *   <li>With null windows, a later move is first asked only whether it is better at all: an Enter whose window is empty,
 *       {@code beta <= Math.nextUp(alpha)}. If it is better, and that does not lead to a cut-off, the next Enter is of
 *       the same move again, with the whole window. Inside an empty window nothing is raised.
 *   <li>With shortcuts, a late move may be asked that with less depth before.
 * </ul>
 */
public sealed interface SearchEvent {
    <R> R match(SearchEventCases<R> cases);

    /** What to do for each kind of event. */
    record SearchEventCases<R>(
            Function<Enter, R> enter,
            Function<Leaf, R> leaf,
            Function<Raised, R> raised,
            Function<Cut, R> cut,
            Function<Leave, R> leave) {}

    /**
     * A position is entered.
     *
     * @param move the move that leads to it; null at the root
     * @param depth how many plies are left to look ahead
     */
    record Enter(Move move, double alpha, double beta, int depth) implements SearchEvent {
        @Override
        public <R> R match(SearchEventCases<R> cases) {
            return cases.enter.apply(this);
        }
    }

    /** The position is evaluated as it stands. */
    record Leaf(double value) implements SearchEvent {
        @Override
        public <R> R match(SearchEventCases<R> cases) {
            return cases.leaf.apply(this);
        }
    }

    /** A move improved what the side to move has for certain: the window is narrower now. */
    record Raised(Move move, double alpha, double beta) implements SearchEvent {
        @Override
        public <R> R match(SearchEventCases<R> cases) {
            return cases.raised.apply(this);
        }
    }

    /**
     * A move is too good for the other side to let it come to this: the rest is cut off.
     *
     * @param saved how many moves were not searched for that
     */
    record Cut(Move move, int saved) implements SearchEvent {
        @Override
        public <R> R match(SearchEventCases<R> cases) {
            return cases.cut.apply(this);
        }
    }

    /**
     * The position is left again, with what it is worth.
     *
     * @param nodes how many positions were looked at since it was entered, itself included
     */
    record Leave(double value, Bound bound, NodeEnding ending, long nodes) implements SearchEvent {
        @Override
        public <R> R match(SearchEventCases<R> cases) {
            return cases.leave.apply(this);
        }
    }
}
