package lectern.game;

import java.util.List;

/**
 * Something to say, as a key and its arguments. It becomes a sentence only when it is shown, so that a switch of
 * language re-words history too.
 *
 * @param arguments strings that are the same in every language (cells, moves), numbers, scores, other phrases,
 *     lists of those, and alternatives
 */
public record Phrase(String key, List<Object> arguments) {
    /**
     * A score as an argument: how it is written is for the language to say.
     *
     * @param exact whether with digits enough that scores can be added up
     */
    public record Score(double value, boolean exact) {}

    /** Words of which one is meant, as an argument. */
    public record AnyOf(List<String> words) {
        public AnyOf {
            words = List.copyOf(words);
        }
    }

    public Phrase {
        arguments = List.copyOf(arguments);
    }

    public static Phrase of(String key, Object... arguments) {
        return new Phrase(key, List.of(arguments));
    }
}
