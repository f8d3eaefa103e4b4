package lectern.game;

import java.util.List;
import java.util.function.Function;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** Something of a board that can be pointed at while a move is made: a cell, an edge, or one of a few words. */
public sealed interface Handle {
    Choice PASS = new Choice(Move.PASS, Phrase.of("words.pass"));

    <R> R match(HandleCases<R> cases);

    /** What to do for each kind of handle. */
    record HandleCases<R>(Function<Cell, R> cell, Function<Edge, R> edge, Function<Choice, R> choice) {}

    /** The cells of a board that were pointed at, in their order; none if anything else was pointed at too. */
    static Cells cells(List<Handle> pointed, BoardShape board) {
        int[] cells = pointed.stream()
                .mapToInt(handle -> handle instanceof Cell place ? place.cell : BoardShape.OUTSIDE)
                .toArray();
        for (int cell : cells) {
            if (cell < 0 || cell >= board.cells()) return Cells.NONE;
        }
        return Cells.of(cells);
    }

    /** A side of the board. */
    enum Border {
        LEFT,
        RIGHT,
        TOP,
        BOTTOM
    }

    record Cell(int cell) implements Handle {
        @Override
        public <R> R match(HandleCases<R> cases) {
            return cases.cell.apply(this);
        }
    }

    /**
     * The end of a row or column at a border.
     *
     * @param line the row (from the top) or the column (from the left), from 0
     */
    record Edge(Border border, int line) implements Handle {
        @Override
        public <R> R match(HandleCases<R> cases) {
            return cases.edge.apply(this);
        }
    }

    /**
     * A choice that is no place on the board, such as to pass, or which way a piece lies.
     *
     * @param word what it is called in the notation
     * @param name what a button says
     */
    record Choice(String word, Phrase name) implements Handle {
        @Override
        public <R> R match(HandleCases<R> cases) {
            return cases.choice.apply(this);
        }
    }
}
