package lectern.games.catsdogs;

import lectern.game.board.Token;

/** The two kinds of pets, which are the two sides of the game. */
enum Pet implements Token {
    CAT('c', "cats"),
    DOG('d', "dogs");

    /** What stands for it in position texts. */
    final char letter;

    /** The word that outside texts use for all of a kind. */
    final String plural;

    Pet(char letter, String plural) {
        this.letter = letter;
        this.plural = plural;
    }

    Pet other() {
        return this == CAT ? DOG : CAT;
    }
}
