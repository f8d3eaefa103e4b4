package lectern.heuristic.formula;

import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;

/** A part of a formula's text, from one index up to another. */
record Span(String formula, int start, int end) {
    String text() {
        return formula.substring(start, end);
    }

    /** The part as messages quote it. */
    String shown() {
        return Excerpt.of(text());
    }

    /** From the beginning of this part to the end of a later one. */
    Span to(Span later) {
        return new Span(formula, start, later.end);
    }

    UnreadableText refused(String reason, Object... arguments) {
        return refused(Phrase.of(reason, arguments));
    }

    UnreadableText refused(Phrase reason) {
        return new UnreadableText(UnreadableText.Kind.FORMULA, start + 1, end - start, reason);
    }
}
