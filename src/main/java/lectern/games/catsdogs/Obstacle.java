package lectern.games.catsdogs;

import lectern.game.Token;

/** What can lie on the ground. */
enum Obstacle implements Token {
    OBSTACLE;

    static final char LETTER = '#';
}
