package lectern.play.quiz;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluation;
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
 * @param shares what each criterion that differs contributes, the largest difference first
 */
public record MoveDifference(Move first, Move second, boolean searched, List<Share> shares) {
    /** What a criterion contributes after each of the moves. */
    public record Share(String criterion, double first, double second) {
        /** By how much it speaks for the first move. */
        public double difference() {
            return first - second;
        }
    }

    public MoveDifference {
        shares = List.copyOf(shares);
    }

    /**
     * @param decision a search's, used where it knows both moves exactly
     * @param judge what positions are judged by otherwise
     */
    public static MoveDifference of(
            Position position, Move first, Move second, Optional<Decision> decision, Evaluator judge) {
        Optional<List<Term>> one = decision.flatMap(made -> terms(made, first));
        Optional<List<Term>> other = decision.flatMap(made -> terms(made, second));
        if (one.isPresent() && other.isPresent())
            return new MoveDifference(first, second, true, shares(one.get(), other.get()));
        return new MoveDifference(
                first, second, false, shares(judged(position, first, judge), judged(position, second, judge)));
    }

    /** By how much the sum speaks for the first move. */
    public double total() {
        return shares.stream().mapToDouble(Share::difference).sum();
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
        Evaluation evaluation = judge.evaluate(after, position.toMove());
        return evaluation.terms();
    }

    private static List<Share> shares(List<Term> first, List<Term> second) {
        return first.stream()
                .map(term -> new Share(term.key(), term.contribution(), contribution(second, term.key())))
                .filter(share -> share.difference() != 0)
                .sorted(Comparator.comparingDouble((Share share) -> -Math.abs(share.difference())))
                .toList();
    }

    private static double contribution(List<Term> terms, String key) {
        return terms.stream()
                .filter(term -> term.key().equals(key))
                .mapToDouble(Term::contribution)
                .sum();
    }
}
