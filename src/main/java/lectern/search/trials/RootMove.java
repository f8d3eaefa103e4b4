package lectern.search.trials;

import java.util.Optional;
import lectern.game.Move;
import lectern.search.ProvenResult;

/**
 * What trials have found of one of the root's moves.
 *
 * @param mean of its trials for the side to move, from 0 to 1; without meaning before the first
 */
public record RootMove(Move move, long visits, double mean, Optional<ProvenResult.Result> proven) {
    static RootMove of(TrialNode child) {
        return new RootMove(child.move(), child.visits(), child.mean(), Optional.ofNullable(child.proven()));
    }
}
