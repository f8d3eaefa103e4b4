package lectern.games.syrtis;

import java.util.Locale;
import lectern.game.Phrase;

/** The two sides. Which seat plays which is chosen in the set-up. */
enum Side {
    WHITE(Trait.WHITE, Trait.CIRCLE),
    BLACK(Trait.BLACK, Trait.SQUARE);

    private final Trait colour;
    private final Trait shape;

    Side(Trait colour, Trait shape) {
        this.colour = colour;
        this.shape = shape;
    }

    Trait colour() {
        return colour;
    }

    Trait shape() {
        return shape;
    }

    Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** +1 for what is good for White, -1 for what is good for Black. */
    int sign() {
        return this == WHITE ? 1 : -1;
    }

    /** The word that moves and outside texts use. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The letter that position texts use. */
    char letter() {
        return word().charAt(0);
    }

    /** What the side is called. */
    Phrase phrase() {
        return Phrase.of("syrtis." + word());
    }

    /** One of its towers, as in “white tower”. */
    Phrase tower() {
        return Phrase.of("syrtis.tower." + word());
    }
}
