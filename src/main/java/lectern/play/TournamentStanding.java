package lectern.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import lectern.game.Seat;

/**
 * How a tournament stands.
 *
 * @param planned how many games it is to have
 * @param games those that have come to their end, by number
 * @param trouble why finished games could no longer be kept, if so: the last of them are in no file
 */
public record TournamentStanding(
        TournamentPlan plan, int planned, List<FinishedGame> games, Optional<IOException> trouble) {
    public TournamentStanding {
        games = List.copyOf(games);
    }

    public boolean isComplete() {
        return games.size() == planned && trouble.isEmpty();
    }

    /** How the games went for the contender {@code one}. */
    public ResultCount tally() {
        return ResultCount.of(games);
    }

    /** How those went in which {@code one} sat in a seat. */
    public ResultCount tally(Seat seatOfOne) {
        return ResultCount.of(games, seatOfOne);
    }

    /** How much stronger {@code one} is; games at the ply limit say nothing of it. */
    public EloDifference elo() {
        return EloDifference.of(tally().score());
    }
}
