package lectern.heuristic.file;

import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.heuristic.UnreadableHeuristic;
import lectern.written.Written;

/** Fields that were written, all of whose keys are known; their values are checked as they are asked for. */
final class WrittenFields {
    private final Written.Fields fields;

    private WrittenFields(Written.Fields fields) {
        this.fields = fields;
    }

    static WrittenFields of(Written written, List<String> known) {
        if (!(written instanceof Written.Fields fields)) throw wrong(written, "heuristic.no-fields", known);
        for (Written.Field field : fields.fields().values()) {
            if (known.contains(field.key())) continue;
            Phrase reason = Phrase.of("heuristic.unknown-field", Excerpt.of(field.key()), known);
            throw new UnreadableHeuristic(field.place(), Nearest.hinted(reason, field.key(), known));
        }
        return new WrittenFields(fields);
    }

    boolean has(String key) {
        return fields.fields().containsKey(key);
    }

    UnreadableHeuristic missing(String key) {
        return wrong(fields, "heuristic.missing", key);
    }

    Written.Text text(String key) {
        return find(key).orElseThrow(() -> missing(key));
    }

    /** A field that may be left out; what stands there is a text. */
    Optional<Written.Text> find(String key) {
        if (!has(key)) return Optional.empty();
        Written value = fields.fields().get(key).value();
        if (value instanceof Written.Text text) return Optional.of(text);
        throw wrong(value, QuotesHint.isFormula(key) ? QuotesHint.NEEDED : "heuristic.no-text", key);
    }

    /** A text that is to be kept in one line. */
    Optional<String> line(String key, int longest) {
        Optional<Written.Text> text = find(key);
        text.filter(found -> found.text().length() > longest).ifPresent(found -> {
            throw wrong(found, "heuristic.long-text", key, longest);
        });
        return text.map(Written.Text::text);
    }

    Written.Items items(String key) {
        if (!has(key)) throw missing(key);
        Written value = fields.fields().get(key).value();
        if (value instanceof Written.Items items) return items;
        throw wrong(value, "heuristic.no-list", key);
    }

    static UnreadableHeuristic wrong(Written written, String sentence, Object... arguments) {
        return new UnreadableHeuristic(written.place(), Phrase.of(sentence, arguments));
    }

    /** A word stands where only known ones may stand. */
    static UnreadableHeuristic unknown(Written.Text word, String sentence, List<String> known) {
        Phrase reason = Phrase.of(sentence, Excerpt.of(word.text()), known);
        return new UnreadableHeuristic(word.place(), Nearest.hinted(reason, word.text(), known));
    }
}
