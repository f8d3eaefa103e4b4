package lectern.lesson.condition;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.ProvenResult;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.proof.Solution;
import lectern.search.proof.Solver;

/**
 * The solver proves that the move wins. Every move of the position must be proven one way or the other, or else an
 * answer that wins too might be refused.
 *
 * @param nodes how many positions the solver may look at
 */
public record KeepsWin(int nodes) implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        Solution solution =
                Solver.solve(position, Thinking.within(Budget.ofNodes(nodes)).stoppedBy(stop));
        if (!solution.complete()) {
            throw new Unproven(Phrase.of("lesson.proof.solver", solution.moves().size(), nodes));
        }
        return position.moves().stream()
                .filter(move -> solution.moves().get(move).result() == ProvenResult.Result.WIN)
                .toList();
    }

    @Override
    public String contentKey() {
        return "KeepsWin[nodes=" + nodes + "]";
    }

    @Override
    public Optional<Contender> refuter(Game game) {
        return Optional.of(PlayerText.read("solver:nodes=" + nodes, game));
    }
}
