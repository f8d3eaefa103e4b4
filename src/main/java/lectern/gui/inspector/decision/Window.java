package lectern.gui.inspector.decision;

import java.util.Optional;
import lectern.game.Phrase;
import lectern.gui.Numbers;
import lectern.search.Bound;
import lectern.search.Verdict;

/** What a search still asks about a position: between what one side and what the other side has for certain. */
record Window(double alpha, double beta) {
    /** Nothing fits in: the search only asks whether the value lies above or below. */
    boolean isNull() {
        return beta <= Math.nextUp(alpha);
    }

    /** A value as it is read: a proven result in words, an opinion as a number. */
    static Phrase value(double value) {
        Optional<Verdict> verdict = Verdict.of(value);
        return verdict.map(Window::proven).orElseGet(() -> Phrase.of("decision.value", Numbers.text(value)));
    }

    /** A value with the sign of its bound, as in tables. */
    static Phrase value(double value, Bound bound) {
        return switch (bound) {
            case EXACT -> value(value);
            case AT_MOST -> Phrase.of("decision.at-most.sign", value(value));
            case AT_LEAST -> Phrase.of("decision.at-least.sign", value(value));
        };
    }

    /** A value with its bound in words, as in sentences. */
    static Phrase spoken(double value, Bound bound) {
        return switch (bound) {
            case EXACT -> value(value);
            case AT_MOST -> Phrase.of("decision.at-most", value(value));
            case AT_LEAST -> Phrase.of("decision.at-least", value(value));
        };
    }

    static Phrase proven(Verdict verdict) {
        Phrase result = verdict.plies() == Verdict.UNPROVEN
                ? Phrase.of("decision.proven." + verdict.result().word())
                : Phrase.of("decision.proven-in." + verdict.result().word(), verdict.plies());
        int margin = Math.abs(verdict.margin());
        return margin == Verdict.UNPROVEN ? result : Phrase.of("decision.proven-by", result, margin);
    }
}
