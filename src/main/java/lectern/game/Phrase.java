package lectern.game;

import java.util.List;

/**
 * Something to say, as a key and its arguments. It becomes a sentence only when it is shown, so that a switch of
 * language re-words history too.
 *
 * @param arguments strings that are the same in every language (cells, moves), numbers, other phrases, and lists of
 *     those
 */
public record Phrase(String key, List<Object> arguments) {
    public Phrase {
        arguments = List.copyOf(arguments);
    }

    public static Phrase of(String key, Object... arguments) {
        return new Phrase(key, List.of(arguments));
    }
}
