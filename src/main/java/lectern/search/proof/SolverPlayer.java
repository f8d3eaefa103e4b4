package lectern.search.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.ProvenResult;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;
import lectern.search.trace.Bound;

/**
 * Plays by proof: half of its budget goes into solving. What that leaves open, a search judges with the other half; a
 * move that is proven keeps its verdict there.
 */
public final class SolverPlayer implements Player {
    /** Spent on solving where the budget sets no limit to it: some seconds. */
    static final long ENOUGH_NODES = 5_000_000;

    private final Evaluator evaluator;
    private final SearchOptions options;

    /**
     * @param evaluator for what cannot be proven
     */
    public SolverPlayer(Evaluator evaluator, SearchOptions options) {
        this.evaluator = evaluator;
        this.options = options;
    }

    @Override
    public String id() {
        return "solver";
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        Solution solution = Solver.solve(position, thinking.limitedTo(half(thinking.budget())));
        if (solution.verdict().isPresent()) return proven(solution, thinking.seed());
        // Every candidate gets a score of its own: the search's favourite may be a move that is proven to lose.
        Decision judged = new SearchPlayer(evaluator, new SearchOptions(true, options.table(), options.threads()))
                .decide(position, thinking.limitedTo(rest(thinking.budget(), solution.nodes())));
        List<Candidate> candidates = new ArrayList<>();
        for (Candidate candidate : judged.candidates()) {
            ProvenResult verdict = solution.moves().get(candidate.move());
            candidates.add(verdict == null ? candidate : proven(candidate.move(), verdict));
        }
        Candidate best = highest(candidates);
        return new Decision(
                best.move(),
                best.score(),
                Choice.HIGHEST,
                candidates,
                judged.depth(),
                solution.nodes() + judged.nodes(),
                thinking.seed(),
                judged.trace(),
                notes(solution, judged));
    }

    private static List<Phrase> notes(Solution solution, Decision judged) {
        List<Phrase> notes = new ArrayList<>();
        notes.add(Phrase.of(
                "players.note.unsolved", solution.nodes(), solution.moves().size()));
        notes.addAll(whatWasForgotten(solution));
        notes.addAll(judged.notes());
        return notes.stream().distinct().toList();
    }

    private static List<Phrase> whatWasForgotten(Solution solution) {
        return solution.hasForgotten() ? List.of(Phrase.of("players.note.proofs-full")) : List.of();
    }

    private static Decision proven(Solution solution, long seed) {
        List<Candidate> candidates = solution.moves().entrySet().stream()
                .map(entry -> proven(entry.getKey(), entry.getValue()))
                .toList();
        Candidate best = highest(candidates);
        return new Decision(
                best.move(),
                best.score(),
                Choice.HIGHEST,
                candidates,
                0,
                solution.nodes(),
                seed,
                Optional.empty(),
                whatWasForgotten(solution));
    }

    /** The first of the best. */
    private static Candidate highest(List<Candidate> candidates) {
        Candidate best = candidates.get(0);
        for (Candidate candidate : candidates) {
            if (candidate.score() > best.score()) best = candidate;
        }
        return best;
    }

    private static Candidate proven(Move move, ProvenResult verdict) {
        return new Candidate(move, verdict.score(), Bound.EXACT, List.of(), List.of(move), 0, Optional.of(verdict));
    }

    private static Budget half(Budget budget) {
        boolean open = budget.nodes() == Budget.ANY_NUMBER && budget.millis() == Budget.ANY_NUMBER;
        Budget nodes = open
                ? budget.withNodes(ENOUGH_NODES)
                : budget.withNodes(budget.nodes() == Budget.ANY_NUMBER ? budget.nodes() : halved(budget.nodes()));
        return budget.millis() == Budget.ANY_NUMBER ? nodes : nodes.withMillis(halved(budget.millis()), budget.clock());
    }

    private static long halved(long amount) {
        return Math.max(1, amount / 2);
    }

    /** What is left after solving; of time, the half that was set apart. */
    private static Budget rest(Budget budget, long spent) {
        Budget nodes =
                budget.nodes() == Budget.ANY_NUMBER ? budget : budget.withNodes(Math.max(1, budget.nodes() - spent));
        return budget.millis() == Budget.ANY_NUMBER ? nodes : nodes.withMillis(halved(budget.millis()), budget.clock());
    }
}
