package lectern.heuristic.formula;

import java.util.function.BiPredicate;
import lectern.game.board.BoardShape;

/** A board as words of bits, and which of its cells touch each other. Whole sets are shifted at once. */
final class Grid {
    private final BoardShape board;
    private final int columns;
    private final int words;
    private final long[] all;
    private final long[] withoutFirstColumn;
    private final long[] withoutLastColumn;

    Grid(BoardShape board) {
        this.board = board;
        columns = board.columns();
        words = (board.cells() + Long.SIZE - 1) / Long.SIZE;
        all = cells((shape, cell) -> true);
        withoutFirstColumn = cells((shape, cell) -> shape.column(cell) > 0);
        withoutLastColumn = cells((shape, cell) -> shape.column(cell) < columns - 1);
    }

    int words() {
        return words;
    }

    /** The cells of a place, with zeros beyond the board. */
    long[] cells(BiPredicate<BoardShape, Integer> place) {
        long[] cells = new long[words];
        for (int cell = 0; cell < board.cells(); cell++) {
            if (place.test(board, cell)) cells[cell / Long.SIZE] |= 1L << cell;
        }
        return cells;
    }

    /** The cells that share a side with one of some cells, on a board of one word. */
    long beside(long cells) {
        return aside(cells) | across(cells);
    }

    /** The cells that share a side or a corner with one of some cells, on a board of one word. */
    long around(long cells) {
        long aside = aside(cells);
        return aside | across(cells | aside);
    }

    private long aside(long cells) {
        return ((cells << 1) & withoutFirstColumn[0]) | ((cells >>> 1) & withoutLastColumn[0]);
    }

    private long across(long cells) {
        return ((cells << columns) | (cells >>> columns)) & all[0];
    }

    /** The same for the set in the slot that follows {@code at}; the result is put there. */
    void beside(long[] frame, int at) {
        int set = at + words;
        for (int word = 0; word < words; word++) frame[at + word] = aside(frame, set, word) | across(frame, set, word);
    }

    /** The same, which takes one more slot. */
    void around(long[] frame, int at) {
        int set = at + words;
        int rows = set + words;
        for (int word = 0; word < words; word++) {
            long aside = aside(frame, set, word);
            frame[at + word] = aside;
            frame[rows + word] = aside | frame[set + word];
        }
        for (int word = 0; word < words; word++) frame[at + word] |= across(frame, rows, word);
    }

    /** One word of the cells to the left and right of a set. */
    private long aside(long[] frame, int set, int word) {
        return (later(frame, set, word, 1) & withoutFirstColumn[word])
                | (earlier(frame, set, word, 1) & withoutLastColumn[word]);
    }

    /** One word of the cells above and below a set. */
    private long across(long[] frame, int set, int word) {
        return (later(frame, set, word, columns) | earlier(frame, set, word, columns)) & all[word];
    }

    private long later(long[] frame, int set, int word, int by) {
        long carried = word == 0 ? 0 : frame[set + word - 1] >>> (Long.SIZE - by);
        return (frame[set + word] << by) | carried;
    }

    private long earlier(long[] frame, int set, int word, int by) {
        long carried = word == words - 1 ? 0 : frame[set + word + 1] << (Long.SIZE - by);
        return (frame[set + word] >>> by) | carried;
    }
}
