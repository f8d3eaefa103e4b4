package lectern.games.syrtis;

import java.util.Locale;
import lectern.game.Phrase;

/** What tiles may have in common: connected tiles that share a trait are an island. */
enum Trait {
    WHITE,
    BLACK,
    CIRCLE,
    SQUARE;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** An island of such tiles, as in “white island”. */
    Phrase island() {
        return Phrase.of("syrtis.island." + word());
    }

    /** An island of so many such tiles, as in “a white island of 5 tiles”; that there is none if there are none. */
    Phrase islandOf(int tiles) {
        return Phrase.of("syrtis.island-of." + word(), tiles);
    }

    /** Every tile that has the trait, as in “all white tiles”. */
    Phrase all() {
        return Phrase.of("syrtis.all." + word());
    }
}
