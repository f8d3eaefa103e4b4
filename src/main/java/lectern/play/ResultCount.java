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
    /** Of no games. */
    public static final ResultCount NONE = new ResultCount(0, 0, 0, 0, 0, 0);

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

    /** The same with other games. */
    public ResultCount plus(ResultCount other) {
        return new ResultCount(
                wins + other.wins,
                draws + other.draws,
                losses + other.losses,
                limits + other.limits,
                forfeitsWon + other.forfeitsWon,
                forfeitsLost + other.forfeitsLost);
    }

    public int forfeits() {
        return forfeitsWon + forfeitsLost;
    }
}
