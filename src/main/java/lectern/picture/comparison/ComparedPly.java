package lectern.picture.comparison;

import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.picture.chart.ChartPoint;
import lectern.telling.difference.TermDifference;

/**
 * What two evaluators make of one position of a game, always for the same side.
 *
 * @param first what the first thinks the position is worth, as {@code second} of the other
 * @param agreed what both would choose; empty if they differ, and where the game is over
 * @param disagreement what each would choose, if that is not the same
 * @param played the move that was played from here, if one was
 */
public record ComparedPly(
        Position position,
        ChartPoint first,
        ChartPoint second,
        Optional<Move> agreed,
        Optional<Disagreement> disagreement,
        Optional<Move> played) {
    /** How many moves lead to it. */
    public int ply() {
        return first.ply();
    }

    /** The number of the turn that led to it. */
    public int turn() {
        return first.turn();
    }

    /** Why they choose differently; where they do not, what makes the difference between the two totals. */
    public TermDifference why() {
        return disagreement
                .map(Disagreement::leads)
                .orElseGet(() -> TermDifference.of(
                        first.evaluation().terms(), second.evaluation().terms()));
    }
}
