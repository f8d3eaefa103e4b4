package lectern.games.shiftago;

import java.util.stream.IntStream;
import lectern.game.base.RowPacking;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/**
 * The 7×7 board as bits of one word. Rows are eight bits apart: the spare bit behind each keeps whatever moves along a
 * row or a diagonal from coming out in the next row.
 */
final class ShiftagoBits {
    static final int SIDE = 7;
    static final BoardShape BOARD = BoardShape.square(SIDE);

    /** How far apart neighbours are along a row, a column, and the two kinds of diagonals. */
    static final int ALONG_ROW = 1;

    static final int ALONG_COLUMN = 8;
    static final int ALONG_FALLING = 9;
    static final int ALONG_RISING = 7;

    private static final long LEFT_EDGE = 0x01_01_01_01_01_01_01L;

    /** The cells along the four edges. */
    static final long EDGES = 0x7F_41_41_41_41_41_7FL;

    private static final RowPacking PACKING = new RowPacking(BOARD, ALONG_COLUMN);

    private ShiftagoBits() {}

    /** The same cells as the bits of a {@link lectern.game.CellSet}, without any spare ones. */
    static long packed(long bits) {
        return PACKING.packed(bits);
    }

    static long bit(int cell) {
        return 1L << (cell / SIDE * ALONG_COLUMN + cell % SIDE);
    }

    static long bits(Cells cells) {
        return cells.stream().mapToLong(ShiftagoBits::bit).reduce(0, (a, b) -> a | b);
    }

    /** All the cells of some bits, row by row. */
    static Cells cells(long bits) {
        return Cells.of(IntStream.range(0, SIDE * SIDE).filter(cell -> (bits & bit(cell)) != 0));
    }

    /** How many rows and columns have a gap. */
    static int openLines(long occupied) {
        // One more at the left end of a full row carries over into its spare bit.
        long fullRows = (occupied + LEFT_EDGE) & (LEFT_EDGE << SIDE);
        long two = occupied & (occupied >>> ALONG_COLUMN);
        long four = two & (two >>> (2 * ALONG_COLUMN));
        long fullColumns = four & (four >>> (3 * ALONG_COLUMN));
        return 2 * SIDE - Long.bitCount(fullRows) - Long.bitCount(fullColumns);
    }
}
