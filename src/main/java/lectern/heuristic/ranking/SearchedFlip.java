package lectern.heuristic.ranking;

import java.util.Optional;
import lectern.game.Move;

/**
 * What a {@link FlipSearch} has found of one weight. It is approximate.
 *
 * @param term the term's place in the heuristic
 * @param found where another move is chosen; empty if none was found
 * @param known whether the whole range was looked at, so that to find none means something
 */
public record SearchedFlip(int term, Optional<Found> found, boolean known) {
    /**
     * Somewhere between two weights another move comes to be chosen.
     *
     * @param inside a weight at which the choice is still the same
     * @param outside one at which it is the other move
     */
    public record Found(Move move, double inside, double outside) {
        public boolean rising() {
            return outside > inside;
        }
    }

    static SearchedFlip none(int term) {
        return new SearchedFlip(term, Optional.empty(), true);
    }

    static SearchedFlip unknown(int term) {
        return new SearchedFlip(term, Optional.empty(), false);
    }

    static SearchedFlip between(int term, Move move, double inside, double outside) {
        return new SearchedFlip(term, Optional.of(new Found(move, inside, outside)), true);
    }
}
