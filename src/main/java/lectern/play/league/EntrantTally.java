package lectern.play.league;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lectern.game.Seat;
import lectern.play.pairs.PairedRate;
import lectern.play.rating.Rating;
import lectern.search.PlayerFailure;

/** Adds up what an entrant did in whole pairs of games. */
final class EntrantTally {
    private final int entrant;
    private final List<Double> points = new ArrayList<>();
    private final Map<PlayerFailure.Kind, Integer> forfeits = new EnumMap<>(PlayerFailure.Kind.class);
    private Workload effort = Workload.NONE;
    private int wins;
    private int draws;
    private int losses;
    private int brokenOff;
    private long plies;

    EntrantTally(int entrant) {
        this.entrant = entrant;
    }

    void add(PlayedPair pair) {
        boolean isOne = pair.fixture().one() == entrant;
        points.add(isOne ? pair.pointsOfOne() : 1 - pair.pointsOfOne());
        add(pair.first(), isOne ? Seat.FIRST : Seat.SECOND);
        add(pair.second(), isOne ? Seat.SECOND : Seat.FIRST);
    }

    private void add(PlayedGame game, Seat seat) {
        effort = effort.plus(game.effort(seat));
        plies += game.plies();
        if (game.isBrokenOff()) {
            brokenOff++;
            return;
        }
        switch (game.halfPoints(seat)) {
            case 0 -> losses++;
            case 1 -> draws++;
            default -> wins++;
        }
        boolean own = game.forfeiter().filter(seat::equals).isPresent();
        if (own) forfeits.merge(game.failure().orElse(PlayerFailure.Kind.CRASHED), 1, Integer::sum);
    }

    EntrantStanding standing(Rating rating) {
        int games = wins + draws + losses + brokenOff;
        return new EntrantStanding(
                entrant,
                0,
                rating,
                PairedRate.of(points),
                wins,
                draws,
                losses,
                brokenOff,
                forfeits,
                effort,
                (double) plies / games);
    }
}
