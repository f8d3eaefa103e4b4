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
record InputField(String key, String usual, List<String> choices, boolean free) {
    static InputField text(String key, String usual) {
        return new InputField(key, usual, List.of(), true);
    }

    static InputField choice(String key, String usual, List<String> choices) {
        return new InputField(key, usual, choices, false);
    }

    /** A player's text, of which some are offered. */
    static InputField player(String key, String usual, List<String> choices) {
        return new InputField(key, usual, choices, true);
    }
}
