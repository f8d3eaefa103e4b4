package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Meter;
import lectern.search.ProvenScores;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.trace.Bound;

/**
 * The best move of a position beside one that was played there, each with its exact score: both were searched to the
 * same depth by the same search, without shortcuts, so that the difference is what a plain minimax of that depth makes
 * of it. A move that is as good as the best is the best.
 *
 * @param depth how many plies were looked ahead, the move included
 * @param change by how much the last ply changed the best score; what no ply has looked at yet is evaluated as it stands
 * @param nodes how many positions were looked at
 */
public record BestAndPlayed(Candidate best, Candidate played, int depth, double change, long nodes) {
    /** Of the memory, the table gets this part, as a player's. */
    private static final int SHARERS = 2;

    /** Looks a ply further in each pass; what the last pass found for which the budget was enough. */
    public static BestAndPlayed find(Position position, Move played, Evaluator evaluator, Thinking thinking) {
        return new Passes(position, played, evaluator, thinking).last();
    }

    /** The passes over one position, with the table that they share. */
    private static final class Passes {
        private final Position root;
        private final Move played;
        private final Evaluator evaluator;
        private final Meter meter;
        private final TranspositionTable table;
        private final AlphaBeta search;
        private final RootIteration pass;
        private final int deepest;
        private List<Move> order;
        private RootIteration.Found best;
        private RootIteration.Found asked;
        private int depth;
        private double score;
        private double change;

        private Passes(Position root, Move played, Evaluator evaluator, Thinking thinking) {
            this.root = root;
            this.played = played;
            this.evaluator = evaluator;
            meter = new Meter(thinking);
            table = TranspositionTable.forBudget(thinking.budget(), thinking.memory() / SHARERS);
            // A depth that is named is searched without shortcuts.
            SearchSettings settings = SearchSettings.of(SearchOptions.USUAL, Budget.ofDepth(1), evaluator);
            search = new AlphaBeta(evaluator, root.toMove(), table, meter, null, settings);
            pass = new RootIteration(root, search, meter, null, settings, false);
            deepest = Math.min(thinking.budget().depth(), SearchPlayer.DEEPEST);
            order = root.moves();
            score = ProvenScores.opinion(evaluator.value(root, root.toMove()));
        }

        /** The first pass is made whatever it costs: otherwise there would be nothing to compare. */
        private BestAndPlayed last() {
            boolean goesOn = true;
            while (goesOn && depth < deepest) {
                goesOn = isDeeper();
                meter.limit();
            }
            Candidate first = FoundCandidate.of(root, evaluator, best, depth);
            Candidate second = FoundCandidate.of(root, evaluator, asked, depth);
            return new BestAndPlayed(
                    second.score() >= first.score() ? second : first, second, depth, change, meter.nodes());
        }

        /** Makes a pass; whether one more may find something new. */
        private boolean isDeeper() {
            table.makeRoom();
            long leavesBefore = search.leaves();
            List<RootIteration.Found> found = pass.to(depth + 1, order);
            if (found.isEmpty()) return false;
            RootIteration.Found second = exact(found);
            if (meter.isSpent()) return false;
            best = RootIteration.best(found);
            change = Math.abs(best.score() - score);
            score = best.score();
            asked = second;
            order = RootIteration.bestFirst(found);
            depth++;
            return search.leaves() > leavesBefore && !(isProven(best) && isProven(asked));
        }

        private static boolean isProven(RootIteration.Found found) {
            return ProvenScores.verdict(found.score()).isPresent();
        }

        private RootIteration.Found exact(List<RootIteration.Found> found) {
            for (RootIteration.Found known : found) {
                if (known.move().equals(played) && known.bound() == Bound.EXACT) return known;
            }
            double value = search.afterMove(root, played, depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
            List<Move> line = new ArrayList<>(List.of(played));
            line.addAll(search.line().from(1));
            return new RootIteration.Found(played, value, Bound.EXACT, line);
        }
    }
}
