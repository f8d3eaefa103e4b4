package lectern.play.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import lectern.game.Seat;
import lectern.play.Turn;
import lectern.search.ScoreScale;

/**
 * What each move of a game gave away, as far as a search of so many nodes a position tells.
 *
 * @param moves in the order in which they were played; of a review that was stopped, those at the end of the game
 * @param planned how many moves were to be reviewed
 * @param nodes looked at for each position
 */
public record Review(List<ReviewedMove> moves, int planned, long nodes, ScoreScale scale, Thresholds thresholds) {
    private static final double PERCENT = 100;

    public Review {
        moves = List.copyOf(moves);
    }

    /** The same, marked from other thresholds on: nothing is searched again. */
    public Review markedFrom(Thresholds others) {
        return new Review(moves, planned, nodes, scale, others);
    }

    public boolean isComplete() {
        return moves.size() == planned;
    }

    public Optional<MistakeMark> mark(ReviewedMove move) {
        return move.mark(thresholds);
    }

    /** What is known of the move of a turn: of its number alone, since notes beside it may change. */
    public Optional<ReviewedMove> of(Turn turn) {
        return moves.stream()
                .filter(move -> move.turn().number() == turn.number())
                .findFirst();
    }

    public List<ReviewedMove> marked() {
        return moves.stream().filter(move -> mark(move).isPresent()).toList();
    }

    /**
     * A side's accuracy: 100 minus what its moves gave away on average. Moves without a choice do not count; empty if
     * it had none with one.
     */
    public OptionalDouble accuracy(Seat side) {
        OptionalDouble lost = moves.stream()
                .filter(move -> move.side() == side && move.comparison().isPresent())
                .mapToDouble(ReviewedMove::loss)
                .average();
        return lost.isEmpty() ? lost : OptionalDouble.of(PERCENT - lost.getAsDouble());
    }
}
