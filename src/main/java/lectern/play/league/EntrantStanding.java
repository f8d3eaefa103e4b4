package lectern.play.league;

import java.util.Map;
import lectern.play.pairs.PairedRate;
import lectern.play.rating.Rating;
import lectern.search.PlayerFailure;

/**
 * How an entrant stands.
 *
 * @param entrant its place among all, from 0
 * @param rank from 1; the rating decides it
 * @param score points per game, from pairs
 * @param wins forfeits of others included
 * @param losses own forfeits included
 * @param brokenOff games that were broken off at the ply limit: half a point each
 * @param forfeits how many games it forfeited, by how it failed
 * @param effort what it did in all of its games
 * @param plies the mean length of its games
 */
public record EntrantStanding(
        int entrant,
        int rank,
        Rating rating,
        PairedRate score,
        int wins,
        int draws,
        int losses,
        int brokenOff,
        Map<PlayerFailure.Kind, Integer> forfeits,
        Workload effort,
        double plies) {
    public EntrantStanding {
        forfeits = Map.copyOf(forfeits);
    }

    public int games() {
        return wins + draws + losses + brokenOff;
    }

    public int forfeits(PlayerFailure.Kind kind) {
        return forfeits.getOrDefault(kind, 0);
    }

    public int allForfeits() {
        return forfeits.values().stream().mapToInt(Integer::intValue).sum();
    }

    EntrantStanding ranked(int place) {
        return new EntrantStanding(
                entrant, place, rating, score, wins, draws, losses, brokenOff, forfeits, effort, plies);
    }
}
