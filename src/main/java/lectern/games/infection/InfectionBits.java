package lectern.games.infection;

import java.util.stream.IntStream;
import lectern.game.base.RowPacking;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/**
 * The 7×7 board as bits of one word. Rows are nine bits apart, so that the two spare bits between them catch whatever
 * moves off the left or the right by up to two columns.
 */
final class InfectionBits {
    static final BoardShape BOARD = new BoardShape(7, 7, true);

    private static final int STRIDE = 9;
    private static final int TWO_ROWS = 2 * STRIDE;

    /** All cells of the board. */
    static final long ALL = IntStream.range(0, 49).mapToLong(InfectionBits::bit).reduce(0, (a, b) -> a | b);

    /** The cells of the outermost rows and columns. */
    static final long EDGE = IntStream.range(0, 49)
            .filter(cell -> BOARD.around(cell).size() < 8)
            .mapToLong(InfectionBits::bit)
            .reduce(0, (a, b) -> a | b);

    private static final long CORNERS = bit(0) | bit(6) | bit(42) | bit(48);

    /** By the number of a bit; more than the board has, so that no number of a bit is out of bounds. */
    private static final int[] CELLS = IntStream.range(0, Long.SIZE)
            .map(bit -> bit / STRIDE * 7 + bit % STRIDE)
            .toArray();

    private static final RowPacking PACKING = new RowPacking(BOARD, STRIDE);

    private InfectionBits() {}

    /** The same cells as the bits of a {@link lectern.game.CellSet}. */
    static long packed(long bits) {
        return PACKING.packed(bits);
    }

    static long bit(int cell) {
        return 1L << (cell / 7 * STRIDE + cell % 7);
    }

    static long bits(Cells cells) {
        return cells.stream().mapToLong(InfectionBits::bit).reduce(0, (a, b) -> a | b);
    }

    /** The cell of the lowest bit. */
    static int cell(long bits) {
        return CELLS[Long.numberOfTrailingZeros(bits)];
    }

    /** All the cells of some bits, row by row. */
    static Cells cells(long bits) {
        return Cells.of(IntStream.range(0, 49).filter(cell -> (bits & bit(cell)) != 0));
    }

    /** Every cell that touches one of these, and perhaps some of these too. */
    static long around(long bits) {
        long wide = bits | bits << 1 | bits >>> 1;
        return (wide | wide << STRIDE | wide >>> STRIDE) & ALL;
    }

    /** The cells that touch one cell, clockwise from the north. */
    static Cells clockwise(int cell) {
        return BOARD.around(cell);
    }

    /** In how many ways these can jump straight or diagonally onto those. */
    static int straightJumps(long from, long onto) {
        return Long.bitCount(from << 2 & onto)
                + Long.bitCount(from >>> 2 & onto)
                + Long.bitCount(from << 18 & onto)
                + Long.bitCount(from >>> 18 & onto)
                + Long.bitCount(from << 20 & onto)
                + Long.bitCount(from >>> 20 & onto)
                + Long.bitCount(from << 16 & onto)
                + Long.bitCount(from >>> 16 & onto);
    }

    /** In how many ways these can jump like a knight onto those. */
    static int knightJumps(long from, long onto) {
        return Long.bitCount(from << 19 & onto)
                + Long.bitCount(from >>> 19 & onto)
                + Long.bitCount(from << 17 & onto)
                + Long.bitCount(from >>> 17 & onto)
                + Long.bitCount(from << 11 & onto)
                + Long.bitCount(from >>> 11 & onto)
                + Long.bitCount(from << 7 & onto)
                + Long.bitCount(from >>> 7 & onto);
    }

    /** Every cell that these can reach by a straight or diagonal jump. */
    static long straightTargets(long from) {
        long sideways = from << 2 | from >>> 2;
        long wide = from | sideways;
        return (sideways | (wide << TWO_ROWS) | (wide >>> TWO_ROWS)) & ALL;
    }

    /** Every cell no more than two away from one of these, and perhaps some of these too. */
    static long within2(long bits) {
        long wide = bits | bits << 1 | bits >>> 1 | bits << 2 | bits >>> 2;
        return (wide | wide << STRIDE | wide >>> STRIDE | wide << TWO_ROWS | wide >>> TWO_ROWS) & ALL;
    }

    /** How many of these lie on the edge, those in corners counted twice. */
    static int onEdges(long bits) {
        return Long.bitCount(bits & EDGE) + Long.bitCount(bits & CORNERS);
    }
}
