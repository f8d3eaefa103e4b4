package lectern.telling;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Phrase;
import lectern.search.Assessment;
import lectern.search.Estimate;
import lectern.search.Expectation;
import lectern.search.ProvenResult;

/**
 * How records spell what a player thought, the same in every language: {@code score 1.5}, {@code result 62 %},
 * {@code win in 3}, {@code loss, by 4}; then {@code depth 4} and {@code nodes 100}. A win whose length is not known is
 * {@code win}; the version before wrote some of them as {@code win in 0}, or as a score beyond every other.
 */
public final class ThoughtText {
    private static final MathContext DIGITS = new MathContext(6);
    private static final double PERCENT = 100;
    private static final Pattern PROOF = Pattern.compile("(win|draw|loss)(?: in (\\d{1,6}))?");
    private static final Pattern RESULT = Pattern.compile("result (\\d{1,3}) %");
    private static final Pattern SCORE = Pattern.compile("score (-?\\d+(?:\\.\\d+)?)");
    private static final Pattern MARGIN = Pattern.compile("by (\\d{1,9})");
    private static final Pattern FACT = Pattern.compile("([a-z ]+?)(?: (\\d{1,18}))?");

    /** How other outlets tell what follows the assessment. */
    private static final Map<String, String> FACTS = Map.of(
            "depth", "decision.fact.depth",
            "nodes", "decision.fact.nodes",
            "trials", "decision.fact.trials",
            "tie of", "decision.fact.tie",
            "lowest", "decision.fact.lowest");

    private ThoughtText() {}

    /** As records spell it. */
    public static String of(Assessment assessment) {
        return assessment.match(new Assessment.Cases<>(
                estimate -> "score " + number(estimate.score()),
                expectation -> "result " + Math.round(PERCENT * expectation.mean()) + " %",
                ThoughtText::proof));
    }

    /** A number with as many digits as tell something. */
    public static String number(double score) {
        if (Double.isNaN(score) || Double.isInfinite(score)) return String.valueOf(score);
        return new BigDecimal(score).round(DIGITS).stripTrailingZeros().toPlainString();
    }

    private static String proof(ProvenResult proven) {
        String length = proven.plies().isPresent() ? " in " + proven.plies().getAsInt() : "";
        String margin =
                proven.margin().isPresent() ? ", by " + Math.abs(proven.margin().getAsInt()) : "";
        return proven.result().word() + length + margin;
    }

    /** What an annotation says that a player thought; empty if it says something else. */
    public static Optional<Thought> read(String annotation) {
        List<String> parts = List.of(annotation.split(", *"));
        List<Phrase> facts = parts.stream().flatMap(part -> fact(part).stream()).toList();
        return assessment(parts.get(0)).map(first -> new Thought(by(parts, first), facts));
    }

    /** How much thinking went into it, as other outlets tell it. */
    private static Optional<Phrase> fact(String part) {
        Matcher fact = FACT.matcher(part);
        if (!fact.matches() || !FACTS.containsKey(fact.group(1))) return Optional.empty();
        if ((fact.group(2) == null) != part.equals("lowest")) return Optional.empty();
        String key = FACTS.get(fact.group(1));
        return Optional.of(fact.group(2) == null ? Phrase.of(key) : Phrase.of(key, Long.parseLong(fact.group(2))));
    }

    /** What else the annotation says. */
    public static List<String> others(String annotation) {
        List<String> others = new ArrayList<>();
        for (String part : List.of(annotation.split(", *"))) {
            boolean told = MARGIN.matcher(part).matches() || fact(part).isPresent();
            if (!told && assessment(part).isEmpty()) others.add(part);
        }
        return others;
    }

    private static Optional<Assessment> assessment(String part) {
        Matcher proof = PROOF.matcher(part);
        if (proof.matches()) return Optional.of(proven(proof.group(1), proof.group(2)));
        Matcher result = RESULT.matcher(part);
        if (result.matches()) return Optional.of(new Expectation(Integer.parseInt(result.group(1)) / PERCENT));
        Matcher score = SCORE.matcher(part);
        return score.matches() ? Optional.of(scored(Double.parseDouble(score.group(1)))) : Optional.empty();
    }

    private static Assessment scored(double score) {
        Optional<ProvenResult> proven = ProvenResult.of(score);
        return proven.isPresent() ? proven.get() : new Estimate(score);
    }

    private static ProvenResult proven(String word, String length) {
        ProvenResult result = ProvenResult.of(ProvenResult.Result.valueOf(word.toUpperCase(Locale.ROOT)));
        int plies = length == null ? 0 : Integer.parseInt(length);
        return plies == 0 ? result : result.lasting(plies);
    }

    private static Assessment by(List<String> parts, Assessment first) {
        int margin = parts.stream()
                .map(MARGIN::matcher)
                .filter(Matcher::matches)
                .mapToInt(part -> Integer.parseInt(part.group(1)))
                .findFirst()
                .orElse(0);
        return first instanceof ProvenResult proven
                ? proven.by(proven.result() == ProvenResult.Result.LOSS ? -margin : margin)
                : first;
    }
}
