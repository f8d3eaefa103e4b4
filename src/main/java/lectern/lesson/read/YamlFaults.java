package lectern.lesson.read;

import java.util.List;
import java.util.Map;
import lectern.game.Phrase;

/** What is wrong with YAML, in the words of an author: those of the library speak of tokens. */
final class YamlFaults {
    /** By what the library says; the first that fits counts. */
    private static final List<Map.Entry<String, String>> SENTENCES = List.of(
            Map.entry("mapping values are not allowed", "lesson.yaml.colon"),
            Map.entry("TAB", "lesson.yaml.tab"),
            Map.entry("that cannot start any token", "lesson.yaml.sign"),
            Map.entry("found unexpected end of stream", "lesson.yaml.quote"),
            Map.entry("could not find expected ':'", "lesson.yaml.key"),
            Map.entry("expected ',' or", "lesson.yaml.bracket"),
            Map.entry("expected <block end>", "lesson.yaml.indentation"),
            Map.entry("escape", "lesson.yaml.escape"),
            Map.entry("alias", "lesson.yaml.reference"),
            Map.entry("tag", "lesson.yaml.reference"),
            Map.entry("Nesting Depth", "lesson.yaml.nesting"));

    private YamlFaults() {}

    static Phrase of(String said) {
        return SENTENCES.stream()
                .filter(entry -> said.contains(entry.getKey()))
                .map(entry -> Phrase.of(entry.getValue()))
                .findFirst()
                .orElse(Phrase.of("lesson.yaml.other"));
    }
}
