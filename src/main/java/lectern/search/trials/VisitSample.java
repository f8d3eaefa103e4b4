package lectern.search.trials;

import java.util.List;

/**
 * How often each of the root's moves had been tried after so many trials, and what these came to.
 *
 * @param visits in the order of the moves
 * @param means for the side to move, from 0 to 1; no number for a move that was not tried
 */
public record VisitSample(long trials, List<Long> visits, List<Double> means) {
    public VisitSample {
        visits = List.copyOf(visits);
        means = List.copyOf(means);
    }

    /** A move's share of the trials, from 0 to 1. */
    public double share(int move) {
        return trials == 0 ? 0 : (double) visits.get(move) / trials;
    }
}
