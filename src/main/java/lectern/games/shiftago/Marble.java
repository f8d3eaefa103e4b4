package lectern.games.shiftago;

import lectern.game.Seat;
import lectern.game.board.Token;

/** What lies on a Shiftago board. */
enum Marble implements Token {
    X,
    O;

    static Marble of(Seat seat) {
        return seat == Seat.FIRST ? X : O;
    }
}
