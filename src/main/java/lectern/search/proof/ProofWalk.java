package lectern.search.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.ProvenResult;
import lectern.search.Thinking;

/**
 * The proof of what a position is worth, one step at a time: what is asked for is solved, and kept. The winner needs one
 * move in each position; the loser may try everything, and each try has one reply that refutes it. For one thread at a
 * time.
 */
public final class ProofWalk {
    private final Position root;
    private final Map<Position, Solution> solutions = new HashMap<>();

    public ProofWalk(Position root) {
        this.root = root;
    }

    public Position root() {
        return root;
    }

    /**
     * The position at the end of a line, and what is proven of it. What was not proven before is tried again.
     *
     * @param thinking how long to look, for the position and the replies in it together
     */
    public ProofStep at(List<Move> line, Thinking thinking) {
        Position position = position(line);
        if (position.isOver()) return new ProofStep(position, line, Optional.empty(), List.of(), 0);
        Allowance allowance = new Allowance(thinking);
        Solution solution = solved(position, allowance);
        List<ProofTry> tries = new ArrayList<>();
        Optional<Move> proving = proving(solution);
        for (Move move : position.moves()) {
            boolean proves = proving.filter(move::equals).isPresent();
            boolean won = solution.verdict()
                    .filter(whole -> whole.result() == ProvenResult.Result.WIN)
                    .isPresent();
            boolean known = solution.moves().containsKey(move);
            if (won ? proves : known) tries.add(tried(position, move, solution, proves, allowance));
        }
        return new ProofStep(position, line, solution.verdict(), tries, allowance.spent);
    }

    Position position(List<Move> line) {
        Position position = root;
        for (Move move : line) position = position.play(move, Narrator.SILENT);
        return position;
    }

    private ProofTry tried(Position position, Move move, Solution solution, boolean proves, Allowance allowance) {
        Position after = position.play(move, Narrator.SILENT);
        boolean answered = !after.isOver() && after.toMove() != position.toMove();
        Optional<Move> reply = answered ? proving(solved(after, allowance)) : Optional.empty();
        return new ProofTry(move, after, Optional.ofNullable(solution.moves().get(move)), proves, reply);
    }

    /** The first of the moves that keep what a position is worth: of wins the soonest, of losses the latest. */
    private static Optional<Move> proving(Solution solution) {
        Comparator<Move> byScore =
                Comparator.comparingDouble(move -> solution.moves().get(move).score());
        return solution.best().stream().max(byScore);
    }

    /** As much as is known, or can be found out. */
    private Solution solved(Position position, Allowance allowance) {
        Solution known = solutions.get(position);
        if (known != null && (known.verdict().isPresent() || allowance.isSpent())) return known;
        if (allowance.isSpent()) return new Solution(Map.of(), false, 0, false);
        Solution found = Solver.solve(position, allowance.rest());
        allowance.spent += found.nodes();
        // A shorter look may have proven less than a longer one before.
        boolean more = known == null
                || found.verdict().isPresent()
                || found.moves().size() > known.moves().size();
        if (more) solutions.put(position, found);
        return solutions.get(position);
    }

    /** What may still be spent. */
    private static final class Allowance {
        private final Thinking thinking;
        private long spent;

        private Allowance(Thinking thinking) {
            this.thinking = thinking;
        }

        private boolean isSpent() {
            return thinking.stop().isAsked() || spent >= thinking.budget().nodes();
        }

        private Thinking rest() {
            Budget budget = thinking.budget();
            return budget.nodes() == Budget.ANY_NUMBER
                    ? thinking
                    : thinking.limitedTo(budget.withNodes(budget.nodes() - spent));
        }
    }
}
