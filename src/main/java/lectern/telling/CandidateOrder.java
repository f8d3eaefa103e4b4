package lectern.telling;

import java.util.Comparator;
import java.util.List;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.trace.Bound;

/** The candidates of a decision in the order in which its rule of choice prefers them; of equal ones the chosen first. */
final class CandidateOrder {
    private CandidateOrder() {}

    static List<Candidate> of(Decision decision) {
        Comparator<Candidate> chosenFirst =
                Comparator.comparing(candidate -> !candidate.move().equals(decision.move()));
        Comparator<Candidate> order = switch (decision.choice()) {
            case HIGHEST ->
                Comparator.comparingDouble(Candidate::score)
                        .reversed()
                        .thenComparing(candidate -> candidate.bound() != Bound.EXACT);
            case LOWEST -> Comparator.comparingDouble(Candidate::score);
            case DRAWN -> Comparator.comparingInt(candidate -> 0);
            case MOST_VISITED ->
                Comparator.comparingDouble(CandidateOrder::proof)
                        .thenComparingLong(Candidate::visits)
                        .reversed();
        };
        return decision.candidates().stream()
                .sorted(order.thenComparing(chosenFirst))
                .toList();
    }

    /** Positive for a proven win, which comes before all that is counted; negative for a proven loss, which comes after. */
    static double proof(Candidate candidate) {
        return candidate.verdict().map(proven -> Math.signum(proven.score())).orElse(0.0);
    }
}
