package lectern.gui.thinking.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Lines broken into rows that fit into a width.
 *
 * @param lines the rows of each line
 * @param widest how wide the widest line would be in one row
 */
record LaidOutLines(List<List<String>> lines, int widest) {
    static final LaidOutLines NONE = new LaidOutLines(List.of(), 0);

    /**
     * A line to be broken.
     *
     * @param left how much room is taken on its left
     */
    record Text(String words, int left) {}

    LaidOutLines {
        lines = List.copyOf(lines);
    }

    /**
     * Breaks between words; a word that is too long stands alone.
     *
     * @param further how much further in the later rows of a line begin
     */
    static LaidOutLines in(List<Text> texts, int width, int further, ToIntFunction<String> measure) {
        List<List<String>> lines = new ArrayList<>();
        int widest = 0;
        for (Text text : texts) {
            lines.add(rows(text, width, further, measure));
            widest = Math.max(widest, text.left + measure.applyAsInt(text.words));
        }
        return new LaidOutLines(lines, widest);
    }

    private static List<String> rows(Text text, int width, int further, ToIntFunction<String> measure) {
        List<String> rows = new ArrayList<>();
        StringBuilder row = new StringBuilder();
        int room = width - text.left;
        for (String word : text.words.split(" ", -1)) {
            String longer = row.isEmpty() ? word : row + " " + word;
            if (!row.isEmpty() && width > 0 && measure.applyAsInt(longer) > room) {
                rows.add(row.toString());
                row.setLength(0);
                row.append(word);
                room = width - text.left - further;
            } else {
                row.setLength(0);
                row.append(longer);
            }
        }
        rows.add(row.toString());
        return List.copyOf(rows);
    }

    List<String> rows(int line) {
        return lines.get(line);
    }

    int firstRow(int line) {
        return lines.subList(0, line).stream().mapToInt(List::size).sum();
    }

    /** How many rows there are. */
    int all() {
        return firstRow(lines.size());
    }
}
