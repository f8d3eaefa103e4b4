package lectern.heuristic.file;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Knows which formulas are mistaken for something else in YAML, unless they stand in quotes. */
final class QuotesHint {
    /** What is said of such a formula. */
    static final String NEEDED = "heuristic.quotes";

    private static final List<String> FORMULAS = List.of(HeuristicReader.FORMULA, HeuristicReader.WHEN);
    private static final Pattern UNQUOTED =
            Pattern.compile("\\s*(?:-\\s+)?(" + String.join("|", FORMULAS) + ")\\s*:\\s+[^'\"\\s].*");

    private QuotesHint() {}

    static boolean isFormula(String key) {
        return FORMULAS.contains(key);
    }

    /** The key of the formula without quotes that a line of a file consists of; empty if it is no such line. */
    static Optional<String> in(String yaml, int line) {
        return yaml.lines()
                .skip(Math.max(0, line - 1))
                .findFirst()
                .map(UNQUOTED::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(1));
    }
}
