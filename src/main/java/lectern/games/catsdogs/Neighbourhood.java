package lectern.games.catsdogs;

import lectern.game.BoardShape;
import lectern.game.Cells;

/** Who is next to whom on a board, as bits: 64 cells to a word, row by row from the top. */
final class Neighbourhood {
    final BoardShape board;

    /** How many words a set of cells takes. */
    final int width;

    private final Cells[] neighbours;

    /** For each cell, the words of the set that holds it and its neighbours. */
    private final long[] reach;

    Neighbourhood(BoardShape board) {
        this.board = board;
        width = (board.cells() + Long.SIZE - 1) / Long.SIZE;
        neighbours = new Cells[board.cells()];
        reach = new long[board.cells() * width];
        for (int cell = 0; cell < board.cells(); cell++) {
            neighbours[cell] = board.neighbours(cell);
            addReach(cell, cell);
            for (int neighbour : neighbours[cell]) addReach(cell, neighbour);
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
}
