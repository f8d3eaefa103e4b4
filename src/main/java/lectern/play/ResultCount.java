package lectern.play;

import java.util.List;
import lectern.game.Seat;

/**
 * How some games went for a contender.
 *
 * @param wins forfeits of the other's included
 * @param losses own forfeits included
 * @param limits games that were broken off at the ply limit
 */
public record ResultCount(int wins, int draws, int losses, int limits, int forfeitsWon, int forfeitsLost) {
    /** The games for the contender {@code one}. */
    static ResultCount of(List<FinishedGame> games) {
        int[] scores = new int[FinishedGame.Score.values().length];
        int[] forfeits = new int[scores.length];
        for (FinishedGame game : games) {
            int score = game.score(game.seatOfOne()).ordinal();
            scores[score]++;
            if (game.isForfeit()) forfeits[score]++;
        }
        int win = FinishedGame.Score.WIN.ordinal();
        int loss = FinishedGame.Score.LOSS.ordinal();
        return new ResultCount(
                scores[win],
                scores[FinishedGame.Score.DRAW.ordinal()],
                scores[loss],
                scores[FinishedGame.Score.PLY_LIMIT.ordinal()],
                forfeits[win],
                forfeits[loss]);
    }

    /** Those of the games in which {@code one} sat in a seat. */
    static ResultCount of(List<FinishedGame> games, Seat seatOfOne) {
        return of(games.stream().filter(game -> game.seatOfOne() == seatOfOne).toList());
    }

    /** The same games for the other contender. */
    public ResultCount reversed() {
        return new ResultCount(losses, draws, wins, limits, forfeitsLost, forfeitsWon);
    }

    public int games() {
        return wins + draws + losses + limits;
    }

    /** How often this contender won, out of all games: one that is drawn or broken off is not won. */
    public Rate winRate() {
        return new Rate(wins, games());
    }

    /** Points per game: a draw is half a point, and so is a game that was broken off. */
    public Rate score() {
        return new Rate(wins + (draws + limits) / 2.0, games());
    }
}
