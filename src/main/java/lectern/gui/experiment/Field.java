package lectern.gui.experiment;

import java.util.List;

/**
 * Something that is filled in.
 *
 * @param key what its label is found under, behind {@code experiment.field.}
 * @param usual what stands there at first
 * @param choices what is offered, if there is something to choose from
 * @param free whether anything else can be typed
 */
record Field(String key, String usual, List<String> choices, boolean free) {
    static Field text(String key, String usual) {
        return new Field(key, usual, List.of(), true);
    }

    static Field choice(String key, String usual, List<String> choices) {
        return new Field(key, usual, choices, false);
    }

    /** A player's text, of which some are offered. */
    static Field player(String key, String usual, List<String> choices) {
        return new Field(key, usual, choices, true);
    }
}
