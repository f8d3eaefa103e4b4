package lectern.game.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A value for each of a game's options. Immutable. */
public final class Settings {
    private final List<Option> options;
    private final Map<String, String> values;

    private Settings(List<Option> options, Map<String, String> values) {
        this.options = options;
        this.values = values;
    }

    public static Settings defaults(List<Option> options) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Option option : options) values.put(option.key(), option.defaultValue());
        return new Settings(List.copyOf(options), values);
    }

    /** These settings with one option changed to a value that it allows. */
    public Settings with(Option option, String value) {
        if (!options.contains(option) || !option.allows(value)) {
            throw new IllegalArgumentException(option.key() + "=" + value);
        }
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(option.key(), option.canonical(value));
        return new Settings(options, changed);
    }

    public String text(Option option) {
        return values.get(option.key());
    }

    /** The value of an option that is a number, and not one of its words. */
    public int number(Option option) {
        return Integer.parseInt(text(option));
    }

    public boolean is(Option option, String value) {
        return text(option).equals(value);
    }

    /** The canonical game text for a game with this id: options that keep their default are left out. */
    public String text(String id) {
        String chosen = options.stream()
                .filter(option -> !is(option, option.defaultValue()))
                .map(option -> option.key() + "=" + text(option))
                .collect(Collectors.joining(","));
        return chosen.isEmpty() ? id : id + ":" + chosen;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && options.equals(settings.options) && values.equals(settings.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
