package lectern.game.board;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A board of square cells: their labels and who is next to whom. Cells are numbered row by row from the top, whatever
 * way the labels count.
 *
 * @param rowsFromBottom whether row 1 is the lowest one, as the Ataxx world has it, instead of the highest
 */
public record BoardShape(int columns, int rows, boolean rowsFromBottom) {
    /** What {@link #cell(String)} answers for a cell that this board does not have. */
    public static final int OUTSIDE = -1;

    public static BoardShape square(int side) {
        return new BoardShape(side, side, false);
    }

    public int cells() {
        return columns * rows;
    }

    public int column(int cell) {
        return cell % columns;
    }

    /** The row of a cell, counted from the top and from 0. */
    public int row(int cell) {
        return cell / columns;
    }

    /** The number of a cell's row, as labels have it. */
    public int rowNumber(int cell) {
        int row = row(cell);
        return rowsFromBottom ? rows - row : row + 1;
    }

    /** The cell in a column and a row, both from 0 and the row from the top; {@link #OUTSIDE} if there is none. */
    public int at(int column, int row) {
        boolean inside = column >= 0 && column < columns && row >= 0 && row < rows;
        return inside ? row * columns + column : OUTSIDE;
    }

    public String label(int cell) {
        return (char) ('a' + column(cell)) + String.valueOf(rowNumber(cell));
    }

    public List<String> labels(Cells cells) {
        return cells.stream().mapToObj(this::label).toList();
    }

    /** The letter of the last column. */
    public String lastColumn() {
        return String.valueOf((char) ('a' + columns - 1));
    }

    /** The cell with a label such as {@code e2}; {@link #OUTSIDE} for the label of a cell beyond this board. */
    public int cell(String label) {
        int number = Integer.parseInt(label.substring(1));
        return at(label.charAt(0) - 'a', rowsFromBottom ? rows - number : number - 1);
    }

    /** The cells that share a side with this one: above, left, right, below, where they exist. */
    public Cells neighbours(int cell) {
        return near(cell, List.of(0, -1, -1, 0, 1, 0, 0, 1));
    }

    /** The up to eight cells that touch this one, clockwise from the north. */
    public Cells around(int cell) {
        return near(cell, List.of(0, -1, 1, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0, -1, -1));
    }

    /** Every label there is on this board and one line beyond it: what a player might conceivably name. */
    public List<String> conceivableLabels() {
        return IntStream.rangeClosed(0, columns)
                .boxed()
                .flatMap(column -> IntStream.rangeClosed(0, rows + 1).mapToObj(row -> (char) ('a' + column) + "" + row))
                .toList();
    }

    private Cells near(int cell, List<Integer> steps) {
        return Cells.of(IntStream.range(0, steps.size() / 2)
                .map(i -> at(column(cell) + steps.get(2 * i), row(cell) + steps.get(2 * i + 1)))
                .filter(neighbour -> neighbour != OUTSIDE));
    }
}
