package lectern.picture.chart;

import java.util.Optional;
import lectern.game.Evaluation;
import lectern.game.Move;
import lectern.game.Outcome;
import lectern.game.Seat;
import lectern.search.Assessment;

/**
 * What a position of the match is worth, always to the same side.
 *
 * @param turn the number of the turn that led to it
 * @param ply how many moves lead to it
 * @param move the move that led to it, and who made it; none at the start
 * @param thought what the player that made the move thought it was worth, to the same side
 * @param outcome how the game ended there, if it did
 */
public record ChartPoint(
        int turn,
        int ply,
        Optional<Move> move,
        Optional<Seat> mover,
        Evaluation evaluation,
        Optional<Assessment> thought,
        Optional<Outcome> outcome) {
    /** What the position is worth: a game that is won is worth more than any sum of criteria. */
    public double value() {
        if (outcome.isEmpty()) return evaluation.total();
        Seat winner = outcome.get().winner();
        if (winner == null) return 0;
        return winner == evaluation.side() ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
}
