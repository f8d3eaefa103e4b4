package lectern.search.trials;

import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.TrialOptions;
import lectern.search.trace.Trace;
import lectern.search.trials.phase.Trial;

/**
 * How a run of trials stands; immutable.
 *
 * @param trials how many were made
 * @param moves of the root, in the order of its moves
 * @param choice the move that the trials speak for
 * @param latest records of the latest trials, the last of which is the last that was made
 * @param history of the visits, sampled where it is long
 * @param tree what has grown, as far as it is shown
 */
public record TrialStanding(
        Position root,
        TrialOptions options,
        long seed,
        long trials,
        List<RootMove> moves,
        Move choice,
        List<Trial> latest,
        List<VisitSample> history,
        Trace tree,
        State state) {
    /** Whether more trials can be made. */
    public enum State {
        GROWING,
        /** More trials could not change the choice. */
        DECIDED,
        /** As many were made as a run may have. */
        COMPLETE
    }

    public TrialStanding {
        moves = List.copyOf(moves);
        latest = List.copyOf(latest);
        history = List.copyOf(history);
    }

    /** The number of the first trial of which there is a record; more than were made if there is none. */
    public long firstKept() {
        return latest.isEmpty() ? trials + 1 : latest.get(0).number();
    }
}
