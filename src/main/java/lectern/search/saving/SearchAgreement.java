package lectern.search.saving;

import java.util.Locale;
import lectern.game.Phrase;

/** Whether a search found what a plain minimax of the same depth finds. */
public enum SearchAgreement {
    /** Value and move. */
    SAME,
    OTHER_MOVE,
    OTHER_VALUE,
    /** One of the two was not finished. */
    UNKNOWN;

    public Phrase phrase() {
        return Phrase.of("thinking.agreement." + word());
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
