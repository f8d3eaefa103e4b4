package lectern.games.catsdogs;

import lectern.game.board.Token;

/** What can lie on the ground. */
enum Obstacle implements Token {
    OBSTACLE;

    static final char LETTER = '#';
}
