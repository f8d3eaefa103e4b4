package lectern.play.engine;

import java.util.OptionalLong;

/** The words of a line, one after the other. An engine may say many: only those that are asked for are copied. */
final class SaidWords {
    private static final int MOST_DIGITS = 15;

    private final String line;
    private int start;
    private int end;

    SaidWords(String line) {
        this.line = line;
    }

    /** Goes to the next word, if there is one. */
    boolean next() {
        start = end;
        while (start < line.length() && isBlank(start)) start++;
        end = start;
        while (end < line.length() && !isBlank(end)) end++;
        return start < end;
    }

    boolean is(String word) {
        return word.length() == end - start && line.startsWith(word, start);
    }

    String text() {
        return line.substring(start, end);
    }

    /** What stands behind this word. */
    String rest() {
        return line.substring(end);
    }

    /** The number that this word is, if it is a whole one of up to fifteen digits. */
    OptionalLong number() {
        int first = line.charAt(start) == '-' ? start + 1 : start;
        if (first == end || end - first > MOST_DIGITS) return OptionalLong.empty();
        for (int i = first; i < end; i++) {
            if (line.charAt(i) < '0' || line.charAt(i) > '9') return OptionalLong.empty();
        }
        return OptionalLong.of(Long.parseLong(line, start, end, 10));
    }

    private boolean isBlank(int place) {
        return Character.isWhitespace(line.charAt(place));
    }
}
