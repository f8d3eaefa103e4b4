package lectern.search.trials.phase;

import java.util.List;
import lectern.game.Move;

/**
 * How a trial went on from the tree. Results are the root side's, from 0 for a loss to 1 for a win.
 *
 * @param path the moves from the root to where it begins
 * @param moves of the playout; none where the result is known or judged at once
 * @param judged what was expected of the position where it begins
 * @param reached what the last position is worth
 * @param result what is backed up
 */
public record TrialPlayout(
        List<Move> path, List<Move> moves, double judged, double reached, double result, Ending ending) {
    /** Why a playout ended. */
    public enum Ending {
        /** The game is over. */
        GAME_OVER,
        /** It was long enough: its last position is judged. */
        JUDGED,
        /** There was none: the result was proven before. */
        PROVEN
    }

    public TrialPlayout {
        path = List.copyOf(path);
        moves = List.copyOf(moves);
    }
}
