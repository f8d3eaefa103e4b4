package lectern.game;

import java.util.Locale;

/**
 * Something that a game can say of a move or of its end. Each game lists its own in an enum; the order of its
 * {@link Use#VIOLATION violations} is the order in which broken rules are named.
 */
public interface Word {
    /** When a word is said. */
    enum Use {
        EFFECT,
        VIOLATION,
        OUTCOME
    }

    /** The id of the game whose word it is. */
    String game();

    Use use();

    /** The name of the enum constant. */
    String name();

    /** Stable between versions, and what the language bundles are keyed by. */
    default String key() {
        return game() + "." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    default Phrase with(Object... arguments) {
        return Phrase.of(key(), arguments);
    }
}
