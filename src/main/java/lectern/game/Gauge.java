package lectern.game;

import java.util.List;

/**
 * A number that a game counts and that everybody should see during play, such as the marbles that are left.
 *
 * @param name what is counted
 * @param values one for each seat, first and second, or a single one that concerns both; strings and numbers, or
 *     phrases
 */
public record Gauge(Phrase name, List<Object> values) {
    public Gauge {
        values = List.copyOf(values);
    }

    public static Gauge each(Phrase name, Object first, Object second) {
        return new Gauge(name, List.of(first, second));
    }

    public static Gauge common(Phrase name, Object value) {
        return new Gauge(name, List.of(value));
    }

    public boolean isCommon() {
        return values.size() == 1;
    }
}
