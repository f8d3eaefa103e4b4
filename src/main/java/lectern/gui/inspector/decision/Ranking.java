package lectern.gui.inspector.decision;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.search.Bound;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.ProvenResult;

/** The candidates of a decision in the order in which its rule of choice prefers them; the chosen one comes first. */
final class Ranking {
    private Ranking() {}

    static List<Candidate> of(Decision decision) {
        Comparator<Candidate> chosenFirst =
                Comparator.comparing(candidate -> !candidate.move().equals(decision.move()));
        Comparator<Candidate> order = switch (decision.choice()) {
            case HIGHEST -> byScore().reversed().thenComparing(candidate -> candidate.bound() != Bound.EXACT);
            case LOWEST -> byScore();
            case DRAWN -> Comparator.comparingInt(candidate -> 0);
            case MOST_VISITED ->
                Comparator.comparingInt(Ranking::proof)
                        .thenComparingLong(Candidate::visits)
                        .reversed();
        };
        return decision.candidates().stream()
                .sorted(order.thenComparing(chosenFirst))
                .toList();
    }

    /** What the criteria are called that scores are made of, in their order; empty if no score is a sum. */
    static List<String> criteria(Decision decision) {
        return decision.candidates().stream()
                .filter(candidate -> !candidate.terms().isEmpty())
                .findFirst()
                .map(candidate ->
                        candidate.terms().stream().map(term -> term.key()).toList())
                .orElse(List.of());
    }

    private static Comparator<Candidate> byScore() {
        return Comparator.comparingDouble(Candidate::score);
    }

    /** A proven win comes before all that is counted, a proven loss after it. */
    private static int proof(Candidate candidate) {
        Optional<ProvenResult.Result> result = candidate.verdict().map(ProvenResult::result);
        if (result.isEmpty() || result.get() == ProvenResult.Result.DRAW) return 0;
        return result.get() == ProvenResult.Result.WIN ? 1 : -1;
    }
}
