package lectern.search.trials.phase;

import lectern.game.Move;

/**
 * The numbers of a move when one of its siblings or itself was selected.
 *
 * @param visits how many trials followed it before
 * @param value what it is taken to be worth to the mover, from 0 to 1: its mean; before its first trial, a guess by its
 *     looks, or 0 where nothing is judged
 * @param exploration what is added for being tried rarely; infinite for what must be tried first
 * @param prior its share of the trials by its looks alone; 0 where nothing is judged
 * @param barred whether it is proven to lose, so that it is never tried
 */
public record ChildBound(Move move, long visits, double value, double exploration, double prior, boolean barred) {
    public double bound() {
        return value + exploration;
    }
}
