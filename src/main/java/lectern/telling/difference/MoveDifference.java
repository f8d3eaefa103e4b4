package lectern.telling.difference;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Term;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.trace.Bound;

/**
 * The criteria that make the difference between two moves, for the side that moves.
 *
 * @param searched whether the ends of the play that a search expects are compared; otherwise the positions right after
 *     the moves
 */
public record MoveDifference(Move first, Move second, boolean searched, TermDifference terms) {
    /**
     * @param decision a search's, used where it knows both moves exactly
     * @param judge what positions are judged by otherwise
     */
    public static MoveDifference of(
            Position position, Move first, Move second, Optional<Decision> decision, Evaluator judge) {
        Optional<List<Term>> one = decision.flatMap(made -> terms(made, first));
        Optional<List<Term>> other = decision.flatMap(made -> terms(made, second));
        if (one.isPresent() && other.isPresent())
            return new MoveDifference(first, second, true, TermDifference.of(one.get(), other.get()));
        TermDifference judged = TermDifference.of(judged(position, first, judge), judged(position, second, judge));
        return new MoveDifference(first, second, false, judged);
    }

    /** What each criterion that differs contributes, the largest difference first. */
    public List<TermDifference.Share> shares() {
        return terms.shares();
    }

    /** By how much the sum speaks for the first move. */
    public double total() {
        return terms.total();
    }

    private static Optional<List<Term>> terms(Decision decision, Move move) {
        return decision.candidates().stream()
                .filter(candidate -> candidate.move().equals(move))
                .filter(candidate -> candidate.bound() == Bound.EXACT)
                .map(Candidate::terms)
                .filter(terms -> !terms.isEmpty())
                .findFirst();
    }

    private static List<Term> judged(Position position, Move move, Evaluator judge) {
        Position after = position.play(move, Narrator.SILENT);
        return judge.evaluate(after, position.toMove()).terms();
    }
}
