package lectern.heuristic.written;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A board as a position's text has it, read without the program's own readers. A cell is its label. */
final class WrittenBoard {
    /** Cells that are empty, or one with what stands there; in Syrtis a tile has a tower's mark behind it. */
    private static final Pattern CELLS = Pattern.compile("[0-9]+|[^0-9][*+]?");

    private final String game;
    private final List<String> fields;
    private final int side;

    /** What is written of each cell: nothing, if it is empty. */
    private final Map<String, String> written = new LinkedHashMap<>();

    WrittenBoard(String game, String text) {
        this.game = game;
        fields = List.of(text.split(" "));
        List<String> rows = List.of(fields.get(0).split("/"));
        side = rows.size();
        for (int i = 0; i < side; i++) {
            int number = game.equals("infection") ? side - i : i + 1;
            List<String> row = row(rows.get(i));
            for (int column = 0; column < side; column++) written.put(label(column, number), row.get(column));
        }
    }

    private static List<String> row(String text) {
        List<String> row = new ArrayList<>();
        for (String part : CELLS.matcher(text).results().map(MatchResult::group).toList()) {
            if (!Character.isDigit(part.charAt(0))) row.add(part);
            else for (int i = 0; i < Integer.parseInt(part); i++) row.add("");
        }
        return row;
    }

    private static String label(int column, int number) {
        return (char) ('a' + column) + "" + number;
    }

    private static int column(String cell) {
        return cell.charAt(0) - 'a';
    }

    private static int number(String cell) {
        return Integer.parseInt(cell.substring(1));
    }

    String game() {
        return game;
    }

    String field(int index) {
        return fields.get(index);
    }

    int side() {
        return side;
    }

    Set<String> all() {
        return Set.copyOf(written.keySet());
    }

    /** The cells of which something is written that is as wanted. */
    Set<String> holding(Predicate<String> wanted) {
        return written.keySet().stream()
                .filter(cell -> wanted.test(written.get(cell)))
                .collect(Collectors.toSet());
    }

    Set<String> row(int number) {
        return where(cell -> number(cell) == number);
    }

    Set<String> column(char letter) {
        return where(cell -> cell.charAt(0) == letter);
    }

    Set<String> edge() {
        return where(cell -> isOuter(column(cell)) || isOuter(number(cell) - 1));
    }

    Set<String> corners() {
        return where(cell -> isOuter(column(cell)) && isOuter(number(cell) - 1));
    }

    Set<String> centre() {
        double middle = (side - 1) / 2.0;
        return where(cell -> Math.abs(column(cell) - middle) < 1 && Math.abs(number(cell) - 1 - middle) < 1);
    }

    private boolean isOuter(int line) {
        return line == 0 || line == side - 1;
    }

    private Set<String> where(Predicate<String> wanted) {
        return written.keySet().stream().filter(wanted).collect(Collectors.toSet());
    }

    /** The cells that touch one of some, diagonally too. */
    Set<String> near(Set<String> cells) {
        return towards(cells, (columns, rows) -> Math.max(columns, rows) == 1);
    }

    /** The cells that share a side with one of some. */
    Set<String> beside(Set<String> cells) {
        return towards(cells, (columns, rows) -> columns + rows == 1);
    }

    /** The cells that are as many columns and rows away from one of some, at most two, as is wanted. */
    Set<String> towards(Set<String> cells, BiPredicate<Integer, Integer> wanted) {
        Set<String> found = new TreeSet<>();
        for (String from : cells) {
            for (int columns = -2; columns <= 2; columns++) {
                for (int rows = -2; rows <= 2; rows++) {
                    String to = label(column(from) + columns, number(from) + rows);
                    if (written.containsKey(to) && wanted.test(Math.abs(columns), Math.abs(rows))) found.add(to);
                }
            }
        }
        return found;
    }

    /** What a cell is worth: its digit in the second field, where cells have values. */
    int points(String cell) {
        if (!game.equals("pushee")) return 1;
        // Each row of digits has a slash behind it.
        return field(1).charAt((number(cell) - 1) * (side + 1) + column(cell)) - '0';
    }
}
