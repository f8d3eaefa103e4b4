package lectern.heuristic.formula;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import lectern.game.board.BoardShape;

/** Places of a whole grid, blocked cells included. */
enum GridPlace {
    /** All cells; formulas take those away that are blocked. */
    BOARD,
    EDGE,
    CORNERS,
    CENTRE;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<GridPlace> of(String word) {
        return Arrays.stream(values())
                .filter(place -> place.word().equals(word))
                .findFirst();
    }

    boolean has(BoardShape board, int cell) {
        boolean outerRow = isOuter(board.row(cell), board.rows());
        boolean outerColumn = isOuter(board.column(cell), board.columns());
        return switch (this) {
            case BOARD -> true;
            case EDGE -> outerRow || outerColumn;
            case CORNERS -> outerRow && outerColumn;
            case CENTRE -> isMiddle(board.row(cell), board.rows()) && isMiddle(board.column(cell), board.columns());
        };
    }

    private static boolean isOuter(int line, int lines) {
        return line == 0 || line == lines - 1;
    }

    /** The line in the middle, or one of the two. */
    private static boolean isMiddle(int line, int lines) {
        return line == lines / 2 || line == (lines - 1) / 2;
    }
}
