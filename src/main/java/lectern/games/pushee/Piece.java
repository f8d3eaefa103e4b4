package lectern.games.pushee;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.board.Token;

/**
 * A piece by its owner and its orientation. On a position's board it is a code: a bit that says that a piece is there,
 * one for its owner and one for its orientation.
 */
enum Piece implements Token {
    FIRST_HORIZONTAL(FIRST, false),
    SECOND_HORIZONTAL(SECOND, false),
    FIRST_VERTICAL(FIRST, true),
    SECOND_VERTICAL(SECOND, true);

    /** What a position's text writes for the pieces, in the order in which they are listed here. */
    static final String LETTERS = "HhVv";

    /** The code of a cell without a piece. */
    static final byte EMPTY = 0;

    static final int THERE = 1;
    static final int SECONDS = 2;
    static final int VERTICAL = 4;

    /** All the bits of a code. */
    static final int CODE = THERE | SECONDS | VERTICAL;

    private final Seat owner;
    private final boolean vertical;

    Piece(Seat owner, boolean vertical) {
        this.owner = owner;
        this.vertical = vertical;
    }

    /** The piece of a code, whatever bits there are above it. */
    static Piece of(int code) {
        return values()[(code & CODE) >> 1];
    }

    static Piece lettered(char letter) {
        return values()[LETTERS.indexOf(letter)];
    }

    static byte code(Seat owner, boolean vertical) {
        return (byte) (THERE | (owner == SECOND ? SECONDS : 0) | (vertical ? VERTICAL : 0));
    }

    static boolean isOf(byte code, Seat owner) {
        return code != EMPTY && (code & SECONDS) == (owner == SECOND ? SECONDS : 0);
    }

    byte code() {
        return code(owner, vertical);
    }

    Seat owner() {
        return owner;
    }

    Piece turned() {
        return of(code() ^ VERTICAL);
    }

    String letter() {
        return LETTERS.substring(ordinal(), ordinal() + 1);
    }

    Phrase orientation() {
        return Phrase.of(vertical ? "pushee.vertical" : "pushee.horizontal");
    }
}
