package lectern.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.file.HeuristicJson;

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
        head(record).forEach(line -> text.append(line).append('\n'));
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

    static String onOneLine(List<String> head) {
        return head.stream().map(line -> escaped(line, '|')).collect(Collectors.joining(" | "));
    }

    private static List<String> head(GameRecord record) {
        List<String> lines = new ArrayList<>();
        lines.add(line(GameRecord.FORMAT, GameRecord.VERSION));
        lines.add(line(GameRecord.GAME, record.match().game().text()));
        record.head().entries().forEach((key, value) -> lines.add(line(key, value)));
        lines.addAll(lines(record.head().heuristics()));
        lines.add(line(GameRecord.START, record.match().start().text()));
        lines.add(line(GameRecord.RESULT, record.result().text()));
        return lines;
    }

    static String line(String key, String value) {
        return (key + ": " + value).strip();
    }

    /** Heuristics, each whole in a line. */
    static List<String> lines(NamedHeuristics heuristics) {
        return heuristics.all().stream()
                .map(heuristic -> line(RecordHead.HEURISTIC, HeuristicJson.line(heuristic)))
                .toList();
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
