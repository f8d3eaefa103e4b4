package lectern.search.trace;

import java.util.function.Function;
import lectern.game.Move;

/**
 * One step of a search, as it happens. Values and windows are always the root side's: alpha is what it already has for
 * certain, beta what the other side already has.
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

    /** A move improved what a side has for certain: the window is narrower now. */
    record Raised(Move move, double alpha, double beta) implements SearchEvent {
        @Override
        public <R> R match(SearchEventCases<R> cases) {
            return cases.raised.apply(this);
        }
    }

    /** A move is too good for the other side to let it come to this: the rest is cut off. */
    record Cut(Move move) implements SearchEvent {
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
