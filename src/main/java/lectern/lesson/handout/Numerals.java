package lectern.lesson.handout;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;
import lectern.game.Phrase;
import lectern.search.Bound;
import lectern.search.Candidate;
import lectern.search.Verdict;

/** Scores as the window writes them: with a point, a true minus, and what is proven in words. */
final class Numerals {
    private static final double PLAIN = 1e7;

    private Numerals() {}

    static String text(double number) {
        return format(Math.abs(number) < PLAIN ? "0.##" : "0.##E0").format(number + 0.0);
    }

    /** A format for the ticks of an axis. */
    static NumberFormat format() {
        return format("0.##");
    }

    private static DecimalFormat format(String pattern) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        symbols.setMinusSign('−');
        return new DecimalFormat(pattern, symbols);
    }

    static Phrase score(Candidate candidate) {
        if (candidate.verdict().isPresent()) return proven(candidate.verdict().get());
        Phrase value = score(candidate.score());
        return candidate.bound() == Bound.EXACT
                ? value
                : Phrase.of(
                        candidate.bound() == Bound.AT_MOST ? "decision.at-most.sign" : "decision.at-least.sign", value);
    }

    static Phrase score(double value) {
        return Verdict.of(value).map(Numerals::proven).orElseGet(() -> Phrase.of("decision.value", text(value)));
    }

    private static Phrase proven(Verdict verdict) {
        String result = verdict.result().word();
        Phrase proven = verdict.plies() == Verdict.UNPROVEN
                ? Phrase.of("decision.proven." + result)
                : Phrase.of("decision.proven-in." + result, verdict.plies());
        int margin = Math.abs(verdict.margin());
        return margin == Verdict.UNPROVEN ? proven : Phrase.of("decision.proven-by", proven, margin);
    }
}
