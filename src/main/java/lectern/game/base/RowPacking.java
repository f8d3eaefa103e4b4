package lectern.game.base;

import java.util.stream.IntStream;
import lectern.game.board.BoardShape;

/**
 * Packs the bits of a game that leaves spare ones between its rows, so that cell {@code c} becomes bit {@code c}. A board
 * of up to eight rows takes three steps: row 5, for one, moves down by one gap, then by four more.
 */
public final class RowPacking {
    private final int gap;

    /** What moves in each step, and what stays. Spare bits do neither. */
    private final long movesByOne;

    private final long staysFirst;
    private final long movesByTwo;
    private final long staysSecond;
    private final long movesByFour;
    private final long staysThird;

    /**
     * @param stride how many bits apart the rows are, at least as many as there are columns
     */
    public RowPacking(BoardShape board, int stride) {
        gap = stride - board.columns();
        movesByOne = rows(board, stride, 0, 1, true);
        staysFirst = rows(board, stride, 0, 1, false);
        movesByTwo = rows(board, stride, 1, 2, true);
        staysSecond = rows(board, stride, 1, 2, false);
        movesByFour = rows(board, stride, 3, 4, true);
        staysThird = rows(board, stride, 3, 4, false);
    }

    /**
     * The rows that have, or have not, a bit in their number, where they lie after having moved by the gaps of other
     * bits.
     */
    private static long rows(BoardShape board, int stride, int moved, int bit, boolean has) {
        int gap = stride - board.columns();
        return IntStream.range(0, board.rows())
                .filter(row -> (row & bit) != 0 == has)
                .mapToLong(row -> (-1L >>> (Long.SIZE - board.columns())) << (row * stride - (row & moved) * gap))
                .reduce(0, (a, b) -> a | b);
    }

    public long packed(long bits) {
        long first = (bits & staysFirst) | (bits & movesByOne) >>> gap;
        long second = (first & staysSecond) | (first & movesByTwo) >>> (2 * gap);
        return (second & staysThird) | (second & movesByFour) >>> (4 * gap);
    }
}
