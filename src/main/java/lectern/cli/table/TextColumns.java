package lectern.cli.table;

import java.util.ArrayList;
import java.util.List;

/** Rows of a table as lines of text: each column is as wide as what stands in it, and ends at the right. */
public final class TextColumns {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    public void add(List<String> row) {
        rows.add(List.copyOf(row));
    }

    public List<String> lines() {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++)
                widths[i] = Math.max(widths[i], row.get(i).length());
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            if (i > 0) line.append(GAP);
            line.append(" ".repeat(widths[i] - row.get(i).length())).append(row.get(i));
        }
        return line.toString();
    }
}
