package lectern.games.infection;

import lectern.game.Seat;
import lectern.game.board.Token;

/** What lies on an Infection board: microbes as pieces, blocked cells as ground. */
enum Microbe implements Token {
    RED,
    BLUE,
    BLOCKED;

    static Microbe of(Seat seat) {
        return seat == Seat.FIRST ? RED : BLUE;
    }
}
