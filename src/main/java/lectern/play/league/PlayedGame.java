package lectern.play.league;

import java.util.Comparator;
import java.util.Optional;
import lectern.game.Seat;
import lectern.play.GameResult;
import lectern.search.PlayerFailure;

/**
 * A game of a league that came to its end: all that tables need, and its moves, from which the record is made again.
 *
 * @param fixture the number of its fixture
 * @param number which game of the fixture it is, from 1; an odd one and the next are a pair
 * @param failure how a player failed, if the game was forfeited
 * @param plies how many moves were played, the opening's included
 * @param moves all of them, with spaces between
 */
public record PlayedGame(
        int fixture,
        int number,
        GameResult result,
        Optional<PlayerFailure.Kind> failure,
        int plies,
        Workload first,
        Workload second,
        String moves) {
    /** The order in which tables name games. */
    public static final Comparator<PlayedGame> BY_NUMBER =
            Comparator.comparingInt(PlayedGame::fixture).thenComparingInt(PlayedGame::number);

    /** Where the fixture's entrant {@code one} sat. */
    public Seat seatOfOne() {
        return number % 2 == 1 ? Seat.FIRST : Seat.SECOND;
    }

    /** Which pair of its fixture it belongs to, from 1. */
    public int pair() {
        return (number + 1) / 2;
    }

    public Workload effort(Seat seat) {
        return seat == Seat.FIRST ? first : second;
    }

    public boolean isBrokenOff() {
        return result instanceof GameResult.PlyLimit;
    }

    /** The seat that gave the game away; empty if none did. */
    public Optional<Seat> forfeiter() {
        return result instanceof GameResult.Forfeit forfeit ? Optional.of(forfeit.loser()) : Optional.empty();
    }

    /** Half points for the entrant in a seat: a draw is one, and so is a game that was broken off. */
    public int halfPoints(Seat seat) {
        return result.winner().map(winner -> winner == seat ? 2 : 0).orElse(1);
    }
}
