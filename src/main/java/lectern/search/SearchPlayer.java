package lectern.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;

/**
 * Alpha-beta with iterative deepening: looks one ply further in each pass, as long as its budget lasts. If the budget
 * names a depth, every move is looked at to that depth; otherwise it is for the search to look further where it matters.
 *
 * <p>Against best play one lost move is as good as another, but not against everybody. Where the first part of a budget
 * sees nothing but losses, and the evaluator says how play is likely to go on, the rest goes into {@link Hope}.
 */
public final class SearchPlayer implements Player {
    static final int DEEPEST = 200;

    /** One of so many parts of the budget tells whether there is more than hope. */
    private static final int FIRST_LOOK = 8;

    private final Evaluator evaluator;
    private final Options options;

    /**
     * How to search, where the result may not depend on it.
     *
     * @param exact whether every candidate gets its exact score, instead of only the best one
     * @param table whether to remember positions
     * @param threads how many threads search at once; with more than one, a time budget goes further and a node budget
     *     is no longer reproducible
     * @param trials for a player that searches by trials, which finds other things with other options
     */
    public record Options(boolean exact, boolean table, int threads, MctsPlayer.Options trials) {
        public static final Options USUAL = new Options(false, true, 1);

        public Options(boolean exact, boolean table, int threads) {
            this(exact, table, threads, MctsPlayer.Options.USUAL);
        }
    }

    public SearchPlayer(Evaluator evaluator, Options options) {
        this.evaluator = evaluator;
        this.options = options;
    }

    @Override
    public String id() {
        return "search";
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        TranspositionTable table = options.table() ? TranspositionTable.forBudget(thinking.budget()) : null;
        boolean selective = !options.exact() && thinking.budget().depth() == Budget.ANY_DEPTH;
        int others = options.threads() - 1;
        try (Accomplices accomplices = new Accomplices(evaluator, position, table, others, selective)) {
            return deepen(position, thinking, table, selective);
        }
    }

    private Decision deepen(Position root, Thinking thinking, TranspositionTable table, boolean selective) {
        Meter meter = new Meter(thinking);
        Recorder recorder = thinking.recorded() > 0 ? new Recorder(thinking.recorded()) : null;
        AlphaBeta search = new AlphaBeta(evaluator, root.toMove(), table, meter, recorder, selective);
        Pass pass = new Pass(root, search, meter, recorder, options.exact());
        List<Move> order = root.moves();
        List<Pass.Found> found = pass.to(1, order);
        tell(thinking, 1, found, meter);
        boolean mayHope = selective && Hope.isPossible(root, evaluator);
        meter.limit(mayHope ? thinking.budget().part(FIRST_LOOK) : thinking.budget());
        int depth = 1;
        int deepest = Math.min(thinking.budget().depth(), DEEPEST);
        long leavesBefore = 0;
        while (depth < deepest && search.leaves() > leavesBefore && !isDecided(found)) {
            leavesBefore = search.leaves();
            List<Pass.Found> deeper = pass.to(depth + 1, Pass.bestFirst(found));
            if (deeper.isEmpty() && mayHope && !looksLost(found)) {
                mayHope = false;
                meter.limit();
                leavesBefore = -1;
                continue;
            }
            if (deeper.isEmpty()) {
                found = pass.improved(found);
                break;
            }
            found = deeper;
            depth++;
            tell(thinking, depth, found, meter);
        }
        if (mayHope && looksLost(found)) {
            meter.limit();
            return new Hope(root, evaluator, meter).decision(thinking);
        }
        return decision(root, found, depth, meter.nodes(), thinking, recorder);
    }

    /** Lost by the evaluator's opinion, or proven to be; of a sole move there is nothing to choose. */
    private static boolean looksLost(List<Pass.Found> found) {
        return found.size() > 1 && Pass.best(found).score() < 0;
    }

    private static void tell(Thinking thinking, int depth, List<Pass.Found> found, Meter meter) {
        Pass.Found best = Pass.best(found);
        double score = best.score() + 0.0;
        thinking.listener().accept(new Progress(depth, score, Values.verdict(score), meter.nodes(), best.line()));
    }

    /** A proven win cannot be improved upon; nor can a sole move, or the least of evils. */
    private static boolean isDecided(List<Pass.Found> found) {
        return found.size() == 1 || Values.verdict(Pass.best(found).score()).isPresent();
    }

    private Decision decision(
            Position root, List<Pass.Found> found, int depth, long nodes, Thinking thinking, Recorder recorder) {
        Pass.Found best = Pass.best(found);
        List<Candidate> candidates = new ArrayList<>();
        for (Move move : root.moves()) {
            for (Pass.Found candidate : found) {
                if (candidate.move().equals(move)) candidates.add(candidate(root, candidate));
            }
        }
        Optional<Trace> trace = recorder == null ? Optional.empty() : recorder.trace();
        return new Decision(
                best.move(),
                best.score() + 0.0,
                Choice.HIGHEST,
                candidates,
                depth,
                nodes,
                thinking.seed(),
                trace,
                List.of());
    }

    private Candidate candidate(Position root, Pass.Found found) {
        Optional<Verdict> verdict = Values.verdict(found.score());
        List<Term> terms = verdict.isPresent() || found.bound() != Bound.EXACT ? List.of() : terms(root, found.line());
        return new Candidate(found.move(), found.score() + 0.0, found.bound(), terms, found.line(), 0, verdict);
    }

    /** What the evaluation at the end of a line is made of: the score that came up from there. */
    private List<Term> terms(Position root, List<Move> line) {
        Seat side = root.toMove();
        Position leaf = root;
        for (Move move : line) leaf = leaf.play(move, Narrator.SILENT);
        return leaf.isOver() ? List.of() : evaluator.evaluate(leaf, side).terms();
    }
}
