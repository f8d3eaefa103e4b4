package lectern.game;

import java.util.List;

/** What a position is worth to a seat, split into terms. */
public record Evaluation(Seat side, List<Term> terms) {
    public Evaluation {
        terms = List.copyOf(terms);
    }

    /** The sum of the terms' contributions, added in their order; always finite. */
    public double total() {
        double total = 0;
        for (Term term : terms) total += term.contribution();
        return finite(total);
    }

    /** A number as evaluations know it: what is beyond the largest is 0, as it is in formulas, and so is -0. */
    public static double finite(double number) {
        return Double.isFinite(number) ? number + 0.0 : 0;
    }
}
