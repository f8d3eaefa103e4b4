package lectern.gui.inspector.decision;

import lectern.game.Phrase;
import lectern.search.Bound;
import lectern.search.ProvenResult;
import lectern.text.ScoreArgument;

/** What a search still asks about a position: between what one side and what the other side has for certain. */
record Window(double alpha, double beta) {
    static final Window ALL = new Window(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** Nothing fits in: the search only asks on which side of it the value lies. */
    boolean isNull() {
        return beta <= Math.nextUp(alpha);
    }

    /**
     * What is asked, in few words.
     *
     * @param upward of a window without room: whether it is asked for more than α, and not for less than β
     */
    Phrase question(boolean upward) {
        if (!isNull()) return Phrase.of("decision.window", value(alpha), value(beta));
        return upward
                ? Phrase.of("decision.window.above", value(alpha))
                : Phrase.of("decision.window.below", value(beta));
    }

    /** The lower end as it is read: a window without room ends the least bit beside its other end. */
    Phrase lower(boolean upward) {
        return isNull() && !upward ? Phrase.of("decision.just-below", value(beta)) : value(alpha);
    }

    Phrase upper(boolean upward) {
        return isNull() && upward ? Phrase.of("decision.just-above", value(alpha)) : value(beta);
    }

    /** A value as it is read: a proven result in words, an opinion as a number. */
    static Phrase value(double value) {
        return ProvenResult.of(value)
                .map(Window::proven)
                .orElseGet(() -> Phrase.of("decision.value", new ScoreArgument(value)));
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

    static Phrase proven(ProvenResult verdict) {
        Phrase result = verdict.plies() == ProvenResult.UNPROVEN
                ? Phrase.of("decision.proven." + verdict.result().word())
                : Phrase.of("decision.proven-in." + verdict.result().word(), verdict.plies());
        int margin = Math.abs(verdict.margin());
        return margin == ProvenResult.UNPROVEN ? result : Phrase.of("decision.proven-by", result, margin);
    }
}
