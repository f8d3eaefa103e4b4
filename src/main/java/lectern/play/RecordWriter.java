package lectern.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes records: the head, then the tree of turns with the main line first. Never recursive: trees grow deep. */
final class RecordWriter {
    private static final int WIDTH = 80;

    private final Match match;
    private final Map<Integer, List<Turn>> continuations;
    private final List<String> words = new ArrayList<>();

    /** What remains to be written, the next first. */
    private final Deque<Runnable> tasks = new ArrayDeque<>();

    private RecordWriter(Match match) {
        this.match = match;
        continuations = match.continuations();
    }

    static String onLines(GameRecord record) {
        StringBuilder text = new StringBuilder();
        head(record)
                .forEach((key, value) ->
                        text.append((key + ": " + value).strip()).append('\n'));
        text.append('\n');
        int width = 0;
        for (String word : new RecordWriter(record.match()).words()) {
            boolean fits = width + 1 + word.length() <= WIDTH;
            if (width > 0) text.append(fits ? ' ' : '\n');
            width = width > 0 && fits ? width + 1 + word.length() : word.length();
            text.append(word);
        }
        return width > 0 ? text.append('\n').toString() : text.toString();
    }

    static String onOneLine(GameRecord record) {
        return (onOneLine(head(record)) + " || " + String.join(" ", new RecordWriter(record.match()).words())).strip();
    }

    static String onOneLine(Map<String, String> head) {
        return head.entrySet().stream()
                .map(entry -> (entry.getKey() + ": " + escaped(entry.getValue(), '|')).strip())
                .collect(Collectors.joining(" | "));
    }

    private static Map<String, String> head(GameRecord record) {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put(GameRecord.FORMAT, GameRecord.VERSION);
        lines.put(GameRecord.GAME, record.match().game().text());
        lines.putAll(record.head().entries());
        lines.put(GameRecord.START, record.match().start().text());
        lines.put(GameRecord.RESULT, record.result().text());
        return lines;
    }

    private List<String> words() {
        notes(match.startNotes());
        after(Match.START);
        while (!tasks.isEmpty()) tasks.pop().run();
        return words;
    }

    /** What was played after a turn. */
    private void after(int number) {
        List<Turn> turns = continuations.getOrDefault(number, List.of());
        if (turns.isEmpty()) return;
        turn("", turns.get(0));
        tasks.push(() -> after(turns.get(0).number()));
        for (int i = turns.size() - 1; i > 0; i--) {
            Turn other = turns.get(i);
            tasks.push(() -> instead(other));
        }
    }

    /** A turn that was played in another one's stead, and all that followed it. */
    private void instead(Turn turn) {
        turn("(", turn);
        tasks.push(() -> words.set(words.size() - 1, words.get(words.size() - 1) + ")"));
        tasks.push(() -> after(turn.number()));
    }

    private void turn(String opening, Turn turn) {
        words.add(opening + turn.move().text());
        notes(turn.notes());
    }

    private void notes(List<Note> notes) {
        for (Note note : notes) {
            String text = escaped(note.text(), note.kind().closing);
            words.addAll(List.of((note.kind().opening + text + note.kind().closing).split(" ")));
        }
    }

    private static String escaped(String text, char special) {
        return text.replace("\\", "\\\\").replace(String.valueOf(special), "\\" + special);
    }
}
