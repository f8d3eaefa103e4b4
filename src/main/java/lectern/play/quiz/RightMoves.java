package lectern.play.quiz;

import java.util.List;
import lectern.game.Move;

/**
 * The moves that are right where a class is asked a lesson's question.
 *
 * @param isAny whether each of them is an answer of its own, instead of a part of the one answer
 */
public record RightMoves(List<Move> moves, boolean isAny) {
    public RightMoves {
        moves = List.copyOf(moves);
    }

    public boolean contains(Move move) {
        return moves.contains(move);
    }

    /** How many votes named one of them. */
    int votes(Tally tally) {
        return moves.stream().distinct().mapToInt(tally::count).sum();
    }

    /** Whether a move is the only right one. */
    boolean isJust(Move move) {
        return moves.equals(List.of(move));
    }
}
