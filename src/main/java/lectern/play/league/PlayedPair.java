package lectern.play.league;

import lectern.game.Seat;
import lectern.play.rating.GamePoints;
import lectern.play.rating.RatedPair;

/**
 * Two games with the same opening and swapped seats: the unit of all statistics.
 *
 * @param first the game in which the fixture's entrant {@code one} sat first
 * @param second that in which it sat second
 */
public record PlayedPair(Fixture fixture, PlayedGame first, PlayedGame second) {
    /** What it brought the fixture's entrant {@code one} a game, from 0 to 1. */
    public double pointsOfOne() {
        return (first.halfPoints(Seat.FIRST) + second.halfPoints(Seat.SECOND)) / 4.0;
    }

    RatedPair rated() {
        return new RatedPair(fixture.one(), fixture.two(), points(first, Seat.FIRST), points(second, Seat.SECOND));
    }

    private static GamePoints points(PlayedGame game, Seat seat) {
        return switch (game.halfPoints(seat)) {
            case 0 -> GamePoints.LOSS;
            case 1 -> GamePoints.DRAW;
            default -> GamePoints.WIN;
        };
    }
}
