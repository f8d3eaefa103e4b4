package lectern.games.catsdogs;

import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** Who is next to whom on a board, as bits: 64 cells to a word, row by row from the top. */
final class Neighbourhood {
    final BoardShape board;

    /** How many words a set of cells takes. */
    final int width;

    private final int columns;
    private final Cells[] neighbours;

    /** For each cell, the words of the set that holds it and its neighbours. */
    private final long[] reach;

    private final long[] all;

    /** The words of the set of all cells that have a neighbour to the left; then the same to the right. */
    private final long[] withLeft;

    private final long[] withRight;

    Neighbourhood(BoardShape board) {
        this.board = board;
        width = (board.cells() + Long.SIZE - 1) / Long.SIZE;
        columns = board.columns();
        neighbours = new Cells[board.cells()];
        reach = new long[board.cells() * width];
        all = new long[width];
        withLeft = new long[width];
        withRight = new long[width];
        for (int cell = 0; cell < board.cells(); cell++) {
            neighbours[cell] = board.neighbours(cell);
            all[cell / Long.SIZE] |= 1L << cell;
            addReach(cell, cell);
            for (int neighbour : neighbours[cell]) addReach(cell, neighbour);
            if (board.column(cell) > 0) withLeft[cell / Long.SIZE] |= 1L << cell;
            if (board.column(cell) < board.columns() - 1) withRight[cell / Long.SIZE] |= 1L << cell;
        }
    }

    private void addReach(int cell, int reached) {
        reach[cell * width + reached / Long.SIZE] |= 1L << reached;
    }

    Cells of(int cell) {
        return neighbours[cell];
    }

    /** A word of the set that holds a cell and its neighbours. */
    long reach(int cell, int word) {
        return reach[cell * width + word];
    }

    /** A word of the set of cells whose upper neighbour is in a set, which begins at a place among sets. */
    long below(long[] sets, int start, int word) {
        long carried = word == 0 ? 0 : sets[start + word - 1] >>> (Long.SIZE - columns);
        return (sets[start + word] << columns | carried) & all[word];
    }

    /** The same where a set is a single word. */
    long below(long set) {
        return (set << columns) & all[0];
    }

    /** The same for the lower neighbour. */
    long above(long[] sets, int start, int word) {
        long carried = word == width - 1 ? 0 : sets[start + word + 1] << (Long.SIZE - columns);
        return sets[start + word] >>> columns | carried;
    }

    /** The same where a set is a single word. */
    long above(long set) {
        return set >>> columns;
    }

    /** The same for the left neighbour. */
    long rightOf(long[] sets, int start, int word) {
        long carried = word == 0 ? 0 : sets[start + word - 1] >>> (Long.SIZE - 1);
        return (sets[start + word] << 1 | carried) & withLeft[word];
    }

    /** The same where a set is a single word. */
    long rightOf(long set) {
        return (set << 1) & withLeft[0];
    }

    /** The same for the right neighbour. */
    long leftOf(long[] sets, int start, int word) {
        long carried = word == width - 1 ? 0 : sets[start + word + 1] << (Long.SIZE - 1);
        return (sets[start + word] >>> 1 | carried) & withRight[word];
    }

    /** The same where a set is a single word. */
    long leftOf(long set) {
        return (set >>> 1) & withRight[0];
    }

    /** A set that is a single word, and all neighbours of its cells. */
    long spread(long set) {
        return set | below(set) | above(set) | rightOf(set) | leftOf(set);
    }

    /** A word of the set of all cells. */
    long all(int word) {
        return all[word];
    }
}
