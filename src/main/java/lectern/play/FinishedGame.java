package lectern.play;

import java.util.Optional;
import lectern.game.Seat;

/**
 * A game of a tournament that has come to its end.
 *
 * @param number which of the plan's games it is
 * @param seatOfOne where the plan's contender {@code one} sat
 */
public record FinishedGame(int number, Seat seatOfOne, GameRecord record) {
    /** The key in the record's head that tells which game it is. */
    public static final String NUMBER = "tournament-game";

    /** How a game can end for a contender. */
    public enum Score {
        WIN,
        DRAW,
        LOSS,
        /** Broken off at the ply limit: every figure counts it as drawn. */
        PLY_LIMIT;

        /** What it is worth: the one place that says what a game that was broken off counts. */
        public double points() {
            return switch (this) {
                case WIN -> 1;
                case DRAW, PLY_LIMIT -> 0.5;
                case LOSS -> 0;
            };
        }
    }

    /** What it brought to the contender in a seat. */
    public Score score(Seat seat) {
        if (record.result() instanceof GameResult.PlyLimit) return Score.PLY_LIMIT;
        Optional<Seat> winner = record.result().winner();
        if (winner.isEmpty()) return Score.DRAW;
        return winner.get() == seat ? Score.WIN : Score.LOSS;
    }

    /** The number of its pair. */
    int pair() {
        return (number + 1) / 2;
    }

    /** How it ended for the contender {@code one}. */
    Score scoreOfOne() {
        return score(seatOfOne);
    }

    /** What it brought the contender {@code one}. */
    double points() {
        return scoreOfOne().points();
    }

    public boolean isForfeit() {
        return record.result() instanceof GameResult.Forfeit;
    }
}
