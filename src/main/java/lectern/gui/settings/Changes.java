package lectern.gui.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Settings that have changed. Immutable.
 *
 * @param texts by name; empty where a setting is to be forgotten
 */
record Changes(Map<String, Optional<String>> texts) {
    static final Changes NONE = new Changes(Map.of());

    private static final String REMEMBERED = "+";
    private static final String FORGOTTEN = "-";

    Changes {
        texts = Map.copyOf(texts);
    }

    static Changes remembering(Map<String, String> texts) {
        Map<String, Optional<String>> changes = new HashMap<>();
        texts.forEach((name, text) -> changes.put(name, Optional.of(text)));
        return new Changes(changes);
    }

    static Changes forgetting(String name) {
        return new Changes(Map.of(name, Optional.empty()));
    }

    boolean isEmpty() {
        return texts.isEmpty();
    }

    /** These, and then the later ones. */
    Changes and(Changes later) {
        Map<String, Optional<String>> both = new HashMap<>(texts);
        both.putAll(later.texts);
        return new Changes(both);
    }

    /** Those of these that are not among others; one that has changed again is not. */
    Changes without(Changes others) {
        Map<String, Optional<String>> rest = new HashMap<>(texts);
        others.texts.forEach(rest::remove);
        return new Changes(rest);
    }

    void applyTo(Map<String, String> settings) {
        texts.forEach(
                (name, text) -> text.ifPresentOrElse(kept -> settings.put(name, kept), () -> settings.remove(name)));
    }

    String text() {
        SortedMap<String, String> lines = new TreeMap<>();
        texts.forEach(
                (name, text) -> lines.put(text.isPresent() ? REMEMBERED + name : FORGOTTEN + name, text.orElse("")));
        return PropertiesText.of(lines);
    }

    /** What {@link #text} wrote. */
    static Changes read(String text) throws IOException {
        Map<String, Optional<String>> changes = new LinkedHashMap<>();
        PropertiesText.read(text.getBytes(StandardCharsets.UTF_8)).texts().forEach((line, value) -> {
            if (line.startsWith(REMEMBERED)) changes.put(line.substring(1), Optional.of(value));
            if (line.startsWith(FORGOTTEN)) changes.put(line.substring(1), Optional.empty());
        });
        return new Changes(changes);
    }
}
