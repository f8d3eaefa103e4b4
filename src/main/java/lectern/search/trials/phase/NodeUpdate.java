package lectern.search.trials.phase;

import java.util.Optional;
import lectern.game.Move;
import lectern.search.ProvenResult;

/**
 * What a trial changed at a node of its path. Means are the root side's, whichever side is to move.
 *
 * @param move that leads to the node; null at the root
 * @param visits including this trial
 * @param before the mean of the trials before; without meaning if this is the first
 * @param added the result that was added
 * @param mean including this trial
 * @param proven what is proven of it now
 */
public record NodeUpdate(
        Move move, long visits, double before, double added, double mean, Optional<ProvenResult.Result> proven) {}
