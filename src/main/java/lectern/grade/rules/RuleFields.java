package lectern.grade.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.written.Written;

/** The fields of rules, all of whose keys are known; their values are checked as they are asked for. */
final class RuleFields {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}([.][0-9]{1,6})?");
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,18}");
    private static final Pattern PERCENT = Pattern.compile("([0-9]{1,3}([.][0-9]{1,3})?) ?%");
    private static final int HUNDRED = 100;

    private final Written.Fields fields;

    private RuleFields(Written.Fields fields) {
        this.fields = fields;
    }

    static RuleFields of(Written written) {
        if (written instanceof Written.Fields fields) return new RuleFields(fields);
        throw wrong(written, "grade.no-fields");
    }

    /** @throws UnreadableRules if there is another key */
    void check(List<String> known) {
        for (Written.Field field : fields.fields().values()) {
            if (known.contains(field.key())) continue;
            Phrase reason = Phrase.of("grade.unknown-field", Excerpt.of(field.key()), known);
            throw new UnreadableRules(field.place(), Nearest.hinted(reason, field.key(), known));
        }
    }

    boolean has(String key) {
        return fields.fields().containsKey(key);
    }

    /** Those of some keys that are there. */
    List<String> among(List<String> keys) {
        return keys.stream().filter(this::has).toList();
    }

    UnreadableRules wrong(String sentence, Object... arguments) {
        return wrong(fields, sentence, arguments);
    }

    private UnreadableRules missing(String key) {
        return wrong(fields, "grade.missing", key);
    }

    Written.Text text(String key) {
        return find(key).orElseThrow(() -> missing(key));
    }

    Optional<Written.Text> find(String key) {
        if (!has(key)) return Optional.empty();
        return Optional.of(textOf(fields.fields().get(key).value(), key));
    }

    private static Written.Text textOf(Written value, String key) {
        if (value instanceof Written.Text text && !text.text().isBlank()) return text;
        throw wrong(value, "grade.no-text", key);
    }

    /** A text, or a list of texts. */
    List<Written.Text> texts(String key) {
        if (!has(key)) throw missing(key);
        Written value = fields.fields().get(key).value();
        if (!(value instanceof Written.Items items)) return List.of(textOf(value, key));
        if (items.items().isEmpty()) throw wrong(value, "grade.no-text", key);
        List<Written.Text> texts = new ArrayList<>();
        for (Written item : items.items()) texts.add(textOf(item, key));
        return texts;
    }

    List<Written> items(String key) {
        if (!has(key)) throw missing(key);
        Written value = fields.fields().get(key).value();
        if (value instanceof Written.Items items && !items.items().isEmpty()) return items.items();
        throw wrong(value, "grade.no-list", key);
    }

    long whole(String key, long least, long most, long usual) {
        Optional<Written.Text> text = find(key);
        if (text.isEmpty()) return usual;
        if (WHOLE.matcher(text.get().text()).matches()) {
            long number = Long.parseLong(text.get().text());
            if (number >= least && number <= most) return number;
        }
        throw wrong(text.get(), "grade.no-whole", key, String.valueOf(least), String.valueOf(most));
    }

    double number(String key, double usual) {
        Optional<Written.Text> text = find(key);
        if (text.isEmpty()) return usual;
        if (NUMBER.matcher(text.get().text()).matches())
            return Double.parseDouble(text.get().text()) + 0.0;
        throw wrong(text.get(), "grade.no-number", key);
    }

    /** A number that is not negative. */
    double amount(String key, double usual) {
        double number = number(key, usual);
        if (number >= 0) return number;
        throw wrong(text(key), "grade.no-amount", key);
    }

    /** A share from 0 to 1, written as a percentage. */
    OptionalDouble share(String key) {
        Optional<Written.Text> text = find(key);
        if (text.isEmpty()) return OptionalDouble.empty();
        Matcher percent = PERCENT.matcher(text.get().text());
        if (percent.matches()) {
            double number = Double.parseDouble(percent.group(1));
            if (number <= HUNDRED) return OptionalDouble.of(number / HUNDRED);
        }
        throw wrong(text.get(), "grade.no-percent", key);
    }

    /** One of some words, the first unless given. */
    String word(String key, List<String> words) {
        Optional<Written.Text> text = find(key);
        if (text.isEmpty()) return words.get(0);
        String word = text.get().text();
        if (words.contains(word)) return word;
        Phrase reason = Phrase.of("grade.no-word", key, Excerpt.of(word), new Phrase.AnyOf(words));
        throw new UnreadableRules(text.get().place(), Nearest.hinted(reason, word, words));
    }

    /** What a reader makes of a text, which says itself what is wrong with it. */
    static <T> T read(Written.Text text, Function<String, T> reader) {
        try {
            return reader.apply(text.text());
        } catch (UnreadableText wrong) {
            Written.Place place = text.block() ? text.place() : text.place().further(Math.max(0, wrong.column() - 1));
            throw new UnreadableRules(place, wrong.reason());
        }
    }

    static UnreadableRules wrong(Written written, String sentence, Object... arguments) {
        return new UnreadableRules(written.place(), Phrase.of(sentence, arguments));
    }
}
