package lectern.game.base;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;

/**
 * Takes a position text apart: fields separated by one space, rows separated by slashes. Strict about form; every error
 * names the field and the column.
 */
public final class PositionReader {
    /** Longer than any position of any game, and short enough to be harmless. */
    private static final int LONGEST = 1000;

    private final String[] fields;
    private final List<String> names;
    private int column;

    /** What is to be done with each filled cell of a board's rows. */
    @FunctionalInterface
    public interface Square {
        /**
         * @param suffix the letter written behind, or a space if there is none
         */
        void holds(int cell, char letter, char suffix);
    }

    /**
     * @param fewest how many of the fields must be there
     * @param names of the fields in their order, which the bundle knows as {@code reading.field.<name>}
     */
    public PositionReader(String text, int fewest, String... names) {
        this.names = List.of(names);
        if (text.length() > LONGEST) {
            throw new UnreadableText(
                    UnreadableText.Kind.POSITION, LONGEST + 1, Phrase.of("reading.too-long", text.length()));
        }
        fields = text.split(" ", -1);
        // Asked first: a space too many leaves an empty field where it stands, and moves the rest behind the last one.
        for (int i = 0; i < Math.min(fields.length, names.length); i++) {
            if (fields[i].isEmpty()) throw wrong(i, 0, "reading.missing", fieldName(i));
        }
        if (fields.length > names.length) throw wrong(names.length, 0, "reading.surplus");
        if (fields.length < fewest) throw missing(text, fields.length);
    }

    public boolean has(int field) {
        return field < fields.length;
    }

    public String field(int field) {
        return fields[field];
    }

    /** A field that is a whole number in a range. */
    public int whole(int field, int min, int max) {
        return whole(field, 0, fields[field], min, max);
    }

    /** A field that is two whole numbers with a comma between, each in the same range. */
    public int[] pair(int field, int min, int max) {
        int comma = fields[field].indexOf(',');
        if (comma < 0) throw wrong(field, fields[field].length(), "reading.no-comma", fieldName(field));
        return new int[] {
            whole(field, 0, fields[field].substring(0, comma), min, max),
            whole(field, comma + 1, fields[field].substring(comma + 1), min, max)
        };
    }

    /** Part of a field, from an offset in it, that is a whole number in a range. */
    public int whole(int field, int offset, String digits, int min, int max) {
        if (!digits.matches("0|[1-9][0-9]{0,9}") || Long.parseLong(digits) < min || Long.parseLong(digits) > max) {
            throw wrong(field, offset, "reading.no-number", fieldName(field), min, max, digits);
        }
        return Integer.parseInt(digits);
    }

    /** A field that is one letter out of several. */
    public char oneOf(int field, String letters) {
        String text = fields[field];
        if (text.length() != 1 || letters.indexOf(text.charAt(0)) < 0) {
            throw wrong(field, 0, "reading.no-letter", fieldName(field), spaced(letters), text);
        }
        return text.charAt(0);
    }

    /**
     * A field that holds the rows of a board: letters for filled cells, numbers for so many empty ones.
     *
     * @param suffixes letters that may stand behind a filled cell's letter; empty if there are none
     */
    public void rows(int field, BoardShape board, String letters, String suffixes, Square square) {
        column = 0;
        String[] rows = split(field, board.rows());
        for (int row = 0; row < rows.length; row++) {
            row(field, rows[row], row, board, letters, suffixes, square);
            column++;
        }
    }

    /** A field that holds a digit for every cell of a board, row by row. */
    public int[] digits(int field, BoardShape board) {
        int[] digits = new int[board.cells()];
        String[] rows = split(field, board.rows());
        int offset = 0;
        for (int row = 0; row < rows.length; row++) {
            for (int i = 0; i < rows[row].length(); i++) {
                char digit = rows[row].charAt(i);
                if (!isDigit(digit)) throw wrong(field, offset + i, "reading.unknown", fieldName(field), digit);
                if (i < board.columns()) digits[row * board.columns() + i] = digit - '0';
            }
            checkLength(field, offset, row, rows[row].length(), board);
            offset += rows[row].length() + 1;
        }
        return digits;
    }

    /** An error in a field, at an offset in it. */
    public UnreadableText wrong(int field, int offset, String key, Object... arguments) {
        int start = 1;
        for (int i = 0; i < field; i++) start += fields[i].length() + 1;
        return new UnreadableText(UnreadableText.Kind.POSITION, start + offset, Phrase.of(key, arguments));
    }

    public Phrase fieldName(int field) {
        return Phrase.of("reading.field." + names.get(field));
    }

    private UnreadableText missing(String text, int field) {
        return new UnreadableText(
                UnreadableText.Kind.POSITION, text.length() + 1, Phrase.of("reading.missing", fieldName(field)));
    }

    private String[] split(int field, int count) {
        String[] rows = fields[field].split("/", -1);
        if (rows.length != count) {
            throw wrong(field, fields[field].length(), "reading.row-count", fieldName(field), count, rows.length);
        }
        return rows;
    }

    private void row(
            int field, String text, int row, BoardShape board, String letters, String suffixes, Square square) {
        int start = column;
        int filled = 0;
        int i = 0;
        while (i < text.length()) {
            char letter = text.charAt(i);
            if (letter >= '1' && letter <= '9') {
                int end = i + 1;
                while (end < text.length() && end < i + 3 && isDigit(text.charAt(end))) end++;
                filled += Integer.parseInt(text.substring(i, end));
                i = end;
            } else if (letters.indexOf(letter) >= 0) {
                char next = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
                boolean suffixed = suffixes.indexOf(next) >= 0;
                if (filled < board.columns()) {
                    square.holds(row * board.columns() + filled, letter, suffixed ? next : ' ');
                }
                filled++;
                i += suffixed ? 2 : 1;
            } else {
                throw wrong(field, start + i, "reading.unknown", fieldName(field), letter);
            }
        }
        checkLength(field, start, row, filled, board);
        column = start + text.length();
    }

    private void checkLength(int field, int offset, int row, int length, BoardShape board) {
        if (length != board.columns()) {
            throw wrong(field, offset, "reading.row-length", fieldName(field), row + 1, length, board.columns());
        }
    }

    /** One of the ten digits of the notation; other scripts have digits of their own. */
    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    private static String spaced(String letters) {
        return String.join(" ", letters.split(""));
    }
}
