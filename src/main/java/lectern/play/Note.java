package lectern.play;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.telling.DecisionTelling;

/**
 * Something written beside a move. Its text is one line: breaks and repeated spaces count as one space.
 *
 * @param text not empty
 */
public record Note(Kind kind, String text) {
    private static final MathContext DIGITS = new MathContext(6);

    /** Who a note is for. */
    public enum Kind {
        /** For people: a comment, in braces. */
        COMMENT('{', '}'),
        /** What was measured, such as a score or a time: an annotation, in brackets. */
        ANNOTATION('[', ']');

        final char opening;
        final char closing;

        Kind(char opening, char closing) {
            this.opening = opening;
            this.closing = closing;
        }
    }

    public Note {
        text = oneLine(text);
        if (text.isEmpty()) throw new IllegalArgumentException("a note says something");
    }

    public static Note comment(String text) {
        return new Note(Kind.COMMENT, text);
    }

    public static Note annotation(String text) {
        return new Note(Kind.ANNOTATION, text);
    }

    /** What a player thought of its move, as an annotation; nothing if it did not judge. */
    public static Optional<Note> of(Decision decision) {
        DecisionTelling telling = DecisionTelling.of(decision);
        if (!telling.isJudged()) return Optional.empty();
        List<String> parts = new ArrayList<>();
        parts.add(telling.proven().map(Note::proof).orElse("score " + rounded(decision.score())));
        if (decision.choice() == Choice.LOWEST) parts.add("lowest");
        if (telling.tied() > 1) parts.add("tie of " + telling.tied());
        if (decision.depth() > 0) parts.add("depth " + decision.depth());
        if (decision.nodes() > 0) parts.add("nodes " + decision.nodes());
        return Optional.of(annotation(String.join(", ", parts)));
    }

    /** As the English sentence of a proof is: records are the same in every language. */
    private static String proof(ProvenResult proven) {
        String length = proven.plies() == ProvenResult.UNPROVEN ? "" : " in " + proven.plies();
        String margin = proven.margin() == ProvenResult.UNPROVEN ? "" : ", by " + Math.abs(proven.margin());
        return proven.result().word() + length + margin;
    }

    private static String rounded(double score) {
        if (Double.isNaN(score) || Double.isInfinite(score)) return String.valueOf(score);
        return new BigDecimal(score).round(DIGITS).stripTrailingZeros().toPlainString();
    }

    static String oneLine(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    }
}
