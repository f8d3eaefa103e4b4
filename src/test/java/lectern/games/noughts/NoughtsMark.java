package lectern.games.noughts;

import lectern.game.Seat;
import lectern.game.board.Token;

/** What lies on the board. */
enum NoughtsMark implements Token {
    CROSS("x"),
    NOUGHT("o");

    final String letter;

    NoughtsMark(String letter) {
        this.letter = letter;
    }

    static NoughtsMark of(Seat seat) {
        return seat == Seat.FIRST ? CROSS : NOUGHT;
    }
}
