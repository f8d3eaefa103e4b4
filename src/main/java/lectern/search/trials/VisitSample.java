package lectern.search.trials;

import java.util.List;

/**
 * How often each of the root's moves had been tried after so many trials.
 *
 * @param visits in the order of the moves
 */
public record VisitSample(long trials, List<Long> visits) {
    public VisitSample {
        visits = List.copyOf(visits);
    }

    /** A move's share of the trials, from 0 to 1. */
    public double share(int move) {
        return trials == 0 ? 0 : (double) visits.get(move) / trials;
    }
}
