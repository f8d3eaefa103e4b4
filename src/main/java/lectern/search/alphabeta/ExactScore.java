package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Meter;
import lectern.search.Thinking;
import lectern.search.trace.Bound;

/** Works out the score of a candidate that a search left at a bound, as deep as the chosen move was searched. */
final class ExactScore {
    private final Position root;
    private final Evaluator evaluator;
    private final Meter meter;
    private final AlphaBeta search;

    /** It takes as long as it takes, or until it is stopped. */
    ExactScore(
            Position root, Evaluator evaluator, Thinking thinking, TranspositionTable table, SearchSettings settings) {
        this.root = root;
        this.evaluator = evaluator;
        meter = new Meter(thinking);
        meter.limit(Budget.UNLIMITED);
        search = new AlphaBeta(evaluator, root.toMove(), table, meter, null, settings);
    }

    /** The decision with the exact score; as it was, if this is stopped before. */
    Decision in(Decision decision, Candidate candidate) {
        double value = candidate.score();
        // A last pass for which the budget was not enough may have found the chosen move a ply deeper.
        int deepest = Math.max(decision.depth(), decision.line().size());
        List<Move> line = new ArrayList<>();
        // What a shallow look finds makes the next one faster.
        for (int depth = 1; depth <= deepest; depth++) {
            value = search.afterMove(
                    root, candidate.move(), depth - 1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
            if (meter.isSpent()) return decision;
            line = new ArrayList<>(List.of(candidate.move()));
            line.addAll(search.line().from(1));
        }
        Candidate exact = FoundCandidate.of(
                root, evaluator, new RootIteration.Found(candidate.move(), value, Bound.EXACT, line), deepest);
        return value <= candidate.score()
                ? decision.with(exact, meter.nodes(), List.of())
                : decision.with(candidate, meter.nodes(), List.of(underrated(exact)));
    }

    /** A search that looked at the move less closely than this chose without it: its choice stays what it was. */
    private static Phrase underrated(Candidate exact) {
        Phrase score = Phrase.of("decision.value", new Phrase.Score(exact.score(), false));
        return Phrase.of("players.note.underrated", exact.move().text(), score);
    }
}
