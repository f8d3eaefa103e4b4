package lectern.play.review;

import java.util.Optional;
import lectern.game.Position;
import lectern.search.Thinking;
import lectern.search.proof.Solution;
import lectern.search.proof.Solver;

/** Where a solver is asked, on the way from a game's last position to its first. */
final class ReviewProofs {
    /** After so many positions in succession of which nothing was proven, it is asked no more of its own accord. */
    private static final int PATIENCE = 3;

    private final Thinking thinking;
    private int inVain;

    ReviewProofs(Thinking thinking) {
        this.thinking = thinking;
    }

    /**
     * What can be proven of a position that is not over.
     *
     * @param wanted whether it is to be tried however far the game's end is off
     */
    Optional<Solution> of(Position position, boolean wanted) {
        if (inVain >= PATIENCE && !wanted) return Optional.empty();
        Solution solution = Solver.solve(position, thinking);
        inVain = solution.moves().isEmpty() ? inVain + 1 : 0;
        return Optional.of(solution);
    }
}
