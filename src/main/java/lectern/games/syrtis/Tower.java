package lectern.games.syrtis;

import lectern.game.board.Token;

/** A tower as it is drawn: a round white one or a square black one. */
enum Tower implements Token {
    WHITE,
    BLACK;

    static Tower of(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }
}
