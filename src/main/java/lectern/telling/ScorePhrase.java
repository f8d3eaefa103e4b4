package lectern.telling;

import lectern.game.Phrase;
import lectern.search.Candidate;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;

/** How a score reads: a proven result in words, an opinion as a number. */
public final class ScorePhrase {
    private ScorePhrase() {}

    public static Phrase of(double value) {
        return ProvenResult.of(value)
                .map(ScorePhrase::proven)
                .orElseGet(() -> Phrase.of("decision.value", new Phrase.Score(value, false)));
    }

    /** A value with the sign of its bound, as in tables. */
    public static Phrase of(double value, Bound bound) {
        return switch (bound) {
            case EXACT -> of(value);
            case AT_MOST -> Phrase.of("decision.at-most.sign", of(value));
            case AT_LEAST -> Phrase.of("decision.at-least.sign", of(value));
        };
    }

    static Phrase of(Candidate candidate) {
        return candidate.verdict().map(ScorePhrase::proven).orElseGet(() -> of(candidate.score(), candidate.bound()));
    }

    /** A value with its bound in words, as in sentences. */
    public static Phrase spoken(double value, Bound bound) {
        return switch (bound) {
            case EXACT -> of(value);
            case AT_MOST -> Phrase.of("decision.at-most", of(value));
            case AT_LEAST -> Phrase.of("decision.at-least", of(value));
        };
    }

    /** A number with digits enough that the shares of a score can be added up. */
    public static Phrase exact(double value) {
        return Phrase.of("decision.value", new Phrase.Score(value, true));
    }

    /** The mean of trials, from 0 for a loss to 1 for a win. */
    public static Phrase mean(double mean) {
        return Phrase.of("decision.percent", Math.round(100 * mean));
    }

    static Phrase proven(ProvenResult verdict) {
        Phrase result = verdict.plies() == ProvenResult.UNPROVEN
                ? Phrase.of("decision.proven." + verdict.result().word())
                : Phrase.of("decision.proven-in." + verdict.result().word(), verdict.plies());
        int margin = Math.abs(verdict.margin());
        return margin == ProvenResult.UNPROVEN ? result : Phrase.of("decision.proven-by", result, margin);
    }
}
