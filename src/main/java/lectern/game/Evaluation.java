package lectern.game;

import java.util.List;

/** What a position is worth to a seat, split into terms. */
public record Evaluation(Seat side, List<Term> terms) {
    public Evaluation {
        terms = List.copyOf(terms);
    }

    /** The sum of the terms' contributions, added in their order. */
    public double total() {
        double total = 0;
        for (Term term : terms) total += term.contribution();
        return total;
    }
}
