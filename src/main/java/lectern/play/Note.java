package lectern.play;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;

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
        if (decision.choice() == Choice.DRAWN) return Optional.empty();
        Optional<ProvenResult> verdict = decision.candidates().stream()
                .filter(candidate -> candidate.move().equals(decision.move()))
                .findFirst()
                .flatMap(Candidate::verdict);
        List<String> parts = new ArrayList<>();
        parts.add(verdict.map(proof -> proof.result().word() + " in " + proof.plies())
                .orElse("score " + rounded(decision.score())));
        if (decision.depth() > 0) parts.add("depth " + decision.depth());
        if (decision.nodes() > 0) parts.add("nodes " + decision.nodes());
        return Optional.of(annotation(String.join(", ", parts)));
    }

    private static String rounded(double score) {
        if (Double.isNaN(score) || Double.isInfinite(score)) return String.valueOf(score);
        return new BigDecimal(score).round(DIGITS).stripTrailingZeros().toPlainString();
    }

    static String oneLine(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    }
}
