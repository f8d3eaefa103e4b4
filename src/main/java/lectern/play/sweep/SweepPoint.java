package lectern.play.sweep;

import java.util.List;
import lectern.play.TournamentStanding;
import lectern.play.pairs.PairedRate;

/**
 * One value of a sweep, and how its games stand.
 *
 * @param weights of the terms that are swept, in their order
 */
public record SweepPoint(List<Double> weights, TournamentStanding standing) {
    public SweepPoint {
        weights = List.copyOf(weights);
    }

    /** Points per game for the player with these weights. */
    public PairedRate score() {
        return standing.pairedScore();
    }
}
