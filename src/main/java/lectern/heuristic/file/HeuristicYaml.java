package lectern.heuristic.file;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import lectern.game.Phrase;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.formula.Formula;
import lectern.written.Written;
import lectern.written.WrittenFault;
import lectern.written.WrittenYaml;

/** The text of a heuristic's file. */
public final class HeuristicYaml {
    /** Bytes of a file. */
    public static final int LONGEST = 64 * 1024;

    private static final int NESTING = 6;

    /** More than there may be, so that what is said of too many terms is said once. */
    private static final int ITEMS = 1000;

    /** Words that stand for something else in YAML as other programs read it. */
    private static final Set<String> RESERVED = Set.of("true", "false", "yes", "no", "on", "off", "null", "y", "n");

    private HeuristicYaml() {}

    /**
     * The heuristic that a text is.
     *
     * @throws UnreadableHeuristic if something is wrong with it
     */
    public static Heuristic read(String yaml) {
        if (yaml.length() > LONGEST) throw new UnreadableHeuristic(Phrase.of("heuristic.long-file", LONGEST / 1024));
        String text = yaml.startsWith("\ufeff") ? yaml.substring(1) : yaml;
        return HeuristicReader.ofFile(written(text));
    }

    private static Written written(String yaml) {
        try {
            return WrittenYaml.read(yaml, new WrittenYaml.Bounds(LONGEST, NESTING, ITEMS, ITEMS));
        } catch (WrittenFault wrong) {
            Phrase reason = QuotesHint.in(yaml, wrong.place().line())
                    .map(key -> Phrase.of(QuotesHint.NEEDED, key))
                    .orElse(wrong.reason());
            throw new UnreadableHeuristic(wrong.place(), reason);
        }
    }

    /** Whether the text of a heuristic with very many words would be refused when it is read. */
    public static boolean isTooLong(Heuristic heuristic) {
        return of(heuristic).getBytes(StandardCharsets.UTF_8).length > LONGEST;
    }

    /** A text that reads as this heuristic again. Formulas always stand in single quotes. */
    public static String of(Heuristic heuristic) {
        StringBuilder yaml = new StringBuilder();
        line(yaml, "", HeuristicReader.VERSION, HeuristicReader.HEURISTIC_1);
        line(yaml, "", HeuristicReader.NAME, plain(heuristic.name()));
        line(yaml, "", HeuristicReader.GAME, heuristic.game().id());
        if (!heuristic.author().isEmpty()) line(yaml, "", HeuristicReader.AUTHOR, plain(heuristic.author()));
        if (!heuristic.about().isEmpty()) line(yaml, "", HeuristicReader.ABOUT, plain(heuristic.about()));
        if (heuristic.terms().isEmpty()) line(yaml, "", HeuristicReader.TERMS, "[]");
        else yaml.append(HeuristicReader.TERMS).append(":\n");
        for (HeuristicTerm term : heuristic.terms()) add(yaml, term, HeuristicJson.isNamed(term, heuristic));
        return yaml.toString();
    }

    private static void add(StringBuilder yaml, HeuristicTerm term, boolean named) {
        Optional<String> formula = term.formula().map(Formula::text);
        if (formula.isEmpty())
            line(yaml, "  - ", HeuristicReader.USE, term.criterion().key());
        if (named) line(yaml, formula.isEmpty() ? "    " : "  - ", HeuristicReader.NAME, plain(term.name()));
        formula.ifPresent(text -> line(yaml, "    ", HeuristicReader.FORMULA, quoted(text)));
        line(
                yaml,
                "    ",
                HeuristicReader.WEIGHT,
                HeuristicJson.decimal(term.weight()).toPlainString());
        term.when().ifPresent(when -> line(yaml, "    ", HeuristicReader.WHEN, quoted(when.text())));
        if (!term.about().isEmpty()) line(yaml, "    ", HeuristicReader.ABOUT, plain(term.about()));
    }

    private static void line(StringBuilder yaml, String before, String key, String value) {
        yaml.append(before).append(key).append(": ").append(value).append('\n');
    }

    /** Without quotes where none are needed, by no reader. */
    private static String plain(String text) {
        boolean plain =
                text.matches("\\p{L}[\\p{L}\\p{Nd} .,;()-]*") && !RESERVED.contains(text.toLowerCase(Locale.ROOT));
        return plain ? text : quoted(text);
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
