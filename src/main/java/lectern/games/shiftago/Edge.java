package lectern.games.shiftago;

import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.game.board.Cells;

/** An edge of the board, in the order in which its moves are listed. */
enum Edge {
    LEFT('l', "shiftago.left"),
    RIGHT('r', "shiftago.right"),
    TOP('u', "shiftago.top"),
    BOTTOM('d', "shiftago.bottom");

    static final String LETTERS = "lrud";

    final char letter;
    private final String key;

    Edge(char letter, String key) {
        this.letter = letter;
        this.key = key;
    }

    /** Rows are entered from the left and the right, columns from the top and the bottom. */
    boolean entersRows() {
        return this == LEFT || this == RIGHT;
    }

    /** Whether marbles that come in here move the way in which cells are counted: right or down. */
    boolean pushesForward() {
        return this == LEFT || this == TOP;
    }

    /** The cells of the line with a number from 1, from this edge inwards. */
    Cells line(int number) {
        return Cells.of(IntStream.range(0, ShiftagoBits.SIDE).map(depth -> cell(number - 1, depth)));
    }

    private int cell(int index, int depth) {
        int along = pushesForward() ? depth : ShiftagoBits.SIDE - 1 - depth;
        return entersRows() ? ShiftagoBits.BOARD.at(along, index) : ShiftagoBits.BOARD.at(index, along);
    }

    /** The cells at which marbles come in here. */
    Cells cells() {
        return Cells.of(IntStream.range(0, ShiftagoBits.SIDE).map(index -> cell(index, 0)));
    }

    Phrase phrase() {
        return Phrase.of(key);
    }

    /** What a line that begins here is called. */
    Phrase linePhrase(int number) {
        return Phrase.of(entersRows() ? "shiftago.row" : "shiftago.column", number);
    }
}
