package lectern.play;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.search.Assessment;
import lectern.search.Estimate;
import lectern.search.Expectation;
import lectern.search.ProvenResult;
import lectern.telling.Thought;

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
    private static final Pattern COUNT = Pattern.compile("(by|depth|nodes) (\\d{1,18})");

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
    static Optional<Thought> read(String annotation) {
        List<String> parts = List.of(annotation.split(", *"));
        return assessment(parts.get(0))
                .map(first ->
                        new Thought(by(count("by", parts), first), (int) count("depth", parts), count("nodes", parts)));
    }

    /** What else the annotation says. */
    static List<String> others(String annotation) {
        List<String> others = new ArrayList<>();
        for (String part : List.of(annotation.split(", *"))) {
            if (!COUNT.matcher(part).matches() && assessment(part).isEmpty()) others.add(part);
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

    private static Assessment by(long margin, Assessment first) {
        int most = (int) Math.min(margin, Integer.MAX_VALUE);
        return first instanceof ProvenResult proven
                ? proven.by(proven.result() == ProvenResult.Result.LOSS ? -most : most)
                : first;
    }

    private static long count(String word, List<String> parts) {
        return parts.stream()
                .map(COUNT::matcher)
                .filter(part -> part.matches() && part.group(1).equals(word))
                .mapToLong(part -> Long.parseLong(part.group(2)))
                .findFirst()
                .orElse(0);
    }
}
