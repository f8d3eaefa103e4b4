package lectern.written;

import java.util.List;
import java.util.Map;
import lectern.game.Phrase;

/** What is wrong with YAML, in the words of an author: those of the library speak of tokens. */
final class YamlFaults {
    /** By what the library says; the first that fits counts. */
    private static final List<Map.Entry<String, String>> SENTENCES = List.of(
            Map.entry("mapping values are not allowed", "written.yaml.colon"),
            Map.entry("TAB", "written.yaml.tab"),
            Map.entry("that cannot start any token", "written.yaml.sign"),
            Map.entry("found unexpected end of stream", "written.yaml.quote"),
            Map.entry("could not find expected ':'", "written.yaml.key"),
            Map.entry("expected ',' or", "written.yaml.bracket"),
            Map.entry("expected <block end>", "written.yaml.indentation"),
            Map.entry("escape", "written.yaml.escape"),
            Map.entry("alias", "written.yaml.reference"),
            Map.entry("tag", "written.yaml.reference"),
            Map.entry("Nesting Depth", "written.yaml.nesting"));

    private YamlFaults() {}

    static Phrase of(String said) {
        return SENTENCES.stream()
                .filter(entry -> said.contains(entry.getKey()))
                .map(entry -> Phrase.of(entry.getValue()))
                .findFirst()
                .orElse(Phrase.of("written.yaml.other"));
    }
}
