package lectern.cli.query;

import java.math.BigDecimal;
import java.util.List;
import lectern.game.Evaluation;
import lectern.game.Term;

/**
 * The contributions of an evaluation's terms as an answer shows them: rounded, since sums of floating-point numbers are
 * right to some digits only, and 0 where they are lost beside the largest. What is shown as their total is the sum of
 * what is shown of them.
 */
final class RoundedTerms {
    private final double size;
    private final List<Double> contributions;

    RoundedTerms(List<Term> terms) {
        size = terms.stream()
                .mapToDouble(term -> Math.abs(term.contribution()))
                .max()
                .orElse(0);
        contributions = terms.stream()
                .map(term -> raw(term) == 0 ? 0 : Json.rounded(term.contribution(), size))
                .toList();
    }

    /** The measure of a term. Criteria count, or measure shares: a measure of 1 is the size that what they add up has. */
    static double raw(Term term) {
        return Json.rounded(term.raw(), Math.max(1, Math.abs(term.raw())));
    }

    double contribution(int index) {
        return contributions.get(index);
    }

    double total() {
        BigDecimal sum = contributions.stream().map(BigDecimal::valueOf).reduce(BigDecimal.ZERO, BigDecimal::add);
        return Json.rounded(Evaluation.finite(sum.doubleValue()), size);
    }

    /** A score that is the terms' total, if nothing else decided it, such as a proof. */
    double score(double score) {
        boolean isTotal = !contributions.isEmpty() && Math.abs(score - total()) <= 1e-8 * size;
        return isTotal ? total() : Json.rounded(score, size);
    }
}
