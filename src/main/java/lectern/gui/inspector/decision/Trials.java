package lectern.gui.inspector.decision;

import java.util.OptionalDouble;
import lectern.search.Candidate;
import lectern.search.Decision;

/** What trials found of a candidate. */
final class Trials {
    private Trials() {}

    /** What they came to on average, from 0 for a loss to 1 for a win; empty if that was not kept. */
    static OptionalDouble mean(Decision decision, Candidate candidate) {
        return decision.trace().stream()
                .flatMap(trace -> trace.root().children().stream())
                .filter(node -> node.move().equals(candidate.move()) && node.visits() > 0)
                .mapToDouble(node -> node.value())
                .findFirst();
    }
}
