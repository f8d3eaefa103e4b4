package lectern.games.syrtis;

import java.util.Locale;
import lectern.game.Phrase;
import lectern.game.board.Token;

/** The four kinds of tiles, each with the letter that position texts use. */
enum Tile implements Token {
    WHITE_CIRCLE('c'),
    WHITE_SQUARE('s'),
    BLACK_CIRCLE('C'),
    BLACK_SQUARE('S');

    private final char letter;

    Tile(char letter) {
        this.letter = letter;
    }

    static Tile of(boolean white, boolean circle) {
        if (white) return circle ? WHITE_CIRCLE : WHITE_SQUARE;
        return circle ? BLACK_CIRCLE : BLACK_SQUARE;
    }

    static Tile of(char letter) {
        return of(Character.isLowerCase(letter), Character.toLowerCase(letter) == 'c');
    }

    boolean has(Trait trait) {
        boolean white = this == WHITE_CIRCLE || this == WHITE_SQUARE;
        boolean circle = this == WHITE_CIRCLE || this == BLACK_CIRCLE;
        return switch (trait) {
            case WHITE -> white;
            case BLACK -> !white;
            case CIRCLE -> circle;
            case SQUARE -> !circle;
        };
    }

    /** The tile that differs in both colour and shape. */
    Tile opposite() {
        return of(has(Trait.BLACK), has(Trait.SQUARE));
    }

    char letter() {
        return letter;
    }

    /** What it is called, as in “black square”. */
    Phrase phrase() {
        return Phrase.of("syrtis.tile." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
