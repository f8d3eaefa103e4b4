package lectern.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.heuristic.file.HeuristicJson;

/** The head of a record's text, taken apart into its lines; in the one-line form, {@code |} ends a line. */
final class RecordLines {
    private static final int MOST_LINES = 200;
    private static final int LONGEST_VALUE = 2_000;
    private static final int MOST_HEURISTICS = 16;

    private final String text;
    private final String firstKey;
    private final Map<String, Value> values = new LinkedHashMap<>();
    private final List<Value> heuristics = new ArrayList<>();
    private int place;

    /**
     * What stands behind a key.
     *
     * @param offset where it begins
     */
    record Value(String text, int offset) {}

    /**
     * @param firstKey what the head has to begin with, to be the head of what it should be
     */
    RecordLines(String text, String firstKey) {
        this.text = text;
        this.firstKey = firstKey;
        while (place < text.length() && isBlank(text.charAt(place))) place++;
        if (isOnOneLine()) {
            readOneLine();
        } else {
            readLines();
        }
    }

    Map<String, Value> values() {
        return values;
    }

    Optional<Value> value(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** The heuristics that are written out, in their order. */
    List<Value> heuristics() {
        return heuristics;
    }

    /** Where the head has ended and the moves begin. */
    int end() {
        return place;
    }

    private static boolean isBlank(char letter) {
        return Character.isWhitespace(letter) || letter == '\ufeff';
    }

    private boolean isOnOneLine() {
        int bar = text.indexOf('|', place);
        int lineEnd = text.indexOf('\n', place);
        return bar >= 0 && (lineEnd < 0 || bar < lineEnd);
    }

    private void readLines() {
        while (place < text.length()) {
            int start = place;
            int lineEnd = text.indexOf('\n', start);
            int end = lineEnd < 0 ? text.length() : lineEnd;
            place = Math.min(end + 1, text.length());
            String line = text.substring(start, end);
            if (line.isBlank() && !values.isEmpty()) return;
            readLine(line, start);
        }
    }

    private void readOneLine() {
        StringBuilder line = new StringBuilder();
        int start = place;
        while (place < text.length()) {
            char letter = text.charAt(place++);
            if (letter == '\\' && place < text.length()) {
                line.append(text.charAt(place++));
            } else if (letter != '|') {
                line.append(letter);
            } else {
                readLine(line.toString(), start);
                line.setLength(0);
                start = place;
                if (place < text.length() && text.charAt(place) == '|') {
                    place++;
                    return;
                }
            }
        }
        readLine(line.toString(), start);
    }

    private void readLine(String line, int lineStart) {
        int keyStart = lineStart + line.length() - line.stripLeading().length();
        int colon = line.indexOf(':');
        String key = colon < 0 ? "" : line.substring(0, colon).strip();
        if (values.isEmpty() && !key.equals(firstKey)) throw wrong(keyStart, "play.record.no-record", firstKey);
        if (!key.matches(RecordHead.KEY)) throw wrong(keyStart, "play.record.no-key");
        if (values.size() == MOST_LINES) throw wrong(keyStart, "play.record.long-head", MOST_LINES);
        String rest = line.substring(colon + 1);
        String value = rest.strip();
        int offset = lineStart + colon + 1 + rest.length() - rest.stripLeading().length();
        if (key.equals(RecordHead.HEURISTIC)) {
            if (value.length() > HeuristicJson.LONGEST)
                throw wrong(offset, "play.record.long-value", key, HeuristicJson.LONGEST);
            if (heuristics.size() == MOST_HEURISTICS) throw wrong(keyStart, "play.record.heuristics", MOST_HEURISTICS);
            heuristics.add(new Value(value, offset));
            return;
        }
        if (value.length() > LONGEST_VALUE) throw wrong(offset, "play.record.long-value", key, LONGEST_VALUE);
        if (values.putIfAbsent(key, new Value(value, offset)) != null) {
            throw wrong(keyStart, "play.record.key-twice", key);
        }
    }

    private UnreadableRecord wrong(int offset, String sentence, Object... arguments) {
        return UnreadableRecord.at(offset, text, Phrase.of(sentence, arguments));
    }
}
