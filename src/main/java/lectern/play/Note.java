package lectern.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.telling.DecisionTelling;
import lectern.telling.Thought;
import lectern.telling.ThoughtText;

/**
 * Something written beside a move. Its text is one line: breaks and repeated spaces count as one space.
 *
 * @param text not empty
 */
public record Note(Kind kind, String text) {
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
        Optional<Thought> thought = Thought.of(decision);
        if (thought.isEmpty()) return Optional.empty();
        List<String> parts = new ArrayList<>();
        parts.add(ThoughtText.of(thought.get().assessment()));
        DecisionTelling telling = DecisionTelling.of(decision);
        if (decision.choice() == Choice.LOWEST) parts.add("lowest");
        if (telling.tied() > 1) parts.add("tie of " + telling.tied());
        telling.chosen()
                .filter(chosen -> chosen.visits() > 0)
                .ifPresent(chosen -> parts.add("trials " + chosen.visits()));
        if (decision.depth() > 0) parts.add("depth " + decision.depth());
        if (decision.nodes() > 0) parts.add("nodes " + decision.nodes());
        return Optional.of(annotation(String.join(", ", parts)));
    }

    /** What a player thought of its move, for the side that moved, if an annotation tells it. */
    Optional<Thought> thought() {
        return kind == Kind.ANNOTATION ? ThoughtText.read(text) : Optional.empty();
    }

    /** What an annotation says besides what a player thought. */
    public List<String> others() {
        return thought().isPresent() ? ThoughtText.others(text) : List.of(text);
    }

    static String oneLine(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    }
}
