package lectern.search.proof;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.ProvenResult;

/**
 * A position of a proof, and how the proof goes on from it.
 *
 * @param line the moves that lead here from the position that the proof is of
 * @param result what the position is proven to be worth to the side to move; empty if that could not be proven within
 *     the budget, or the game is over
 * @param tries for the winner the one move that wins, for the loser every move; where neither side can force a win, and
 *     where nothing is proven of the whole, every move of which something is known
 * @param nodes how many positions were looked at for it
 */
public record ProofStep(
        Position position, List<Move> line, Optional<ProvenResult> result, List<ProofTry> tries, long nodes) {
    public ProofStep {
        line = List.copyOf(line);
        tries = List.copyOf(tries);
    }

    /** Whether nothing is left to prove here: more budget would tell no more. */
    public boolean isWhole() {
        return position.isOver()
                || (result.isPresent()
                        && tries.stream()
                                .allMatch(move -> move.reply().isPresent()
                                        || move.after().isOver()
                                        || move.after().toMove() == position.toMove()));
    }
}
