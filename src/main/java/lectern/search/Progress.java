package lectern.search;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;

/**
 * How far a search has come: told whenever it has looked one step further at everything.
 *
 * @param depth how many plies were looked ahead
 * @param score the best move's, for the side that chooses
 * @param verdict what is proven of the best move, if anything
 * @param nodes how many positions were looked at so far
 * @param line the play that is expected, beginning with the best move
 */
public record Progress(int depth, double score, Optional<ProvenResult> verdict, long nodes, List<Move> line) {
    public Progress {
        line = List.copyOf(line);
    }
}
