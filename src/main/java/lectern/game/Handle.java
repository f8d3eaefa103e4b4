package lectern.game;

/** Something of a board that can be pointed at while a move is made: a cell, an edge, or one of a few words. */
public sealed interface Handle {
    /** A side of the board. */
    enum Border {
        LEFT,
        RIGHT,
        TOP,
        BOTTOM
    }

    record Cell(int cell) implements Handle {}

    /**
     * The end of a row or column at a border.
     *
     * @param line the row (from the top) or the column (from the left), from 0
     */
    record Edge(Border border, int line) implements Handle {}

    /**
     * A choice that is no place on the board, such as to pass, or which way a piece lies.
     *
     * @param word what it is called in the notation
     * @param name what a button says
     */
    record Choice(String word, Phrase name) implements Handle {}
}
