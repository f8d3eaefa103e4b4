package lectern.search.alphabeta;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.search.Candidate;
import lectern.search.ProvenResult;
import lectern.search.ProvenScores;
import lectern.search.trace.Bound;

/** What a pass found of a root's move, as a candidate: what its score is made of is added. */
final class FoundCandidate {
    private FoundCandidate() {}

    /** @param depth how many plies were looked ahead: a line that the table cut short has no evaluation at its end */
    static Candidate of(Position root, Evaluator evaluator, RootIteration.Found found, int depth) {
        double score = found.score() + 0.0;
        Optional<ProvenResult> verdict = ProvenScores.verdict(score);
        boolean summed = verdict.isEmpty() && found.bound() == Bound.EXACT;
        List<Term> terms = summed ? terms(root, evaluator, found.line(), depth) : List.of();
        return new Candidate(found.move(), score, found.bound(), terms, found.line(), 0, verdict);
    }

    /** What the evaluation at the end of a line is made of: the score that came up from there. */
    private static List<Term> terms(Position root, Evaluator evaluator, List<Move> line, int depth) {
        Seat side = root.toMove();
        Position leaf = root;
        for (Move move : line) leaf = leaf.play(move, Narrator.SILENT);
        return leaf.isOver() || line.size() < depth
                ? List.of()
                : evaluator.evaluate(leaf, side).terms();
    }
}
