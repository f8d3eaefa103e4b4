package lectern.telling;

import lectern.game.Phrase;
import lectern.game.Term;
import lectern.search.Assessment;
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

    /** What a player makes of a move, as it stands beside the move. */
    public static Phrase of(Assessment assessment) {
        return assessment.match(new Assessment.Cases<>(
                estimate -> of(estimate.score()), expectation -> mean(expectation.mean()), ScorePhrase::proven));
    }

    /** A value with the sign of its bound, as in tables. */
    public static Phrase of(double value, Bound bound) {
        return switch (bound) {
            case EXACT -> of(value);
            case AT_MOST -> Phrase.of("decision.at-most.sign", of(value));
            case AT_LEAST -> Phrase.of("decision.at-least.sign", of(value));
        };
    }

    /** What a candidate is worth, as in tables. */
    public static Phrase of(Candidate candidate) {
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

    /** What a criterion adds to a score; or that it does not count here. */
    public static Phrase contribution(Term term) {
        return contribution(term.contribution(), !term.applies());
    }

    /** The same of a criterion of which only that is known. */
    public static Phrase contribution(double contribution, boolean off) {
        return off ? Phrase.of("decision.term.off") : exact(contribution);
    }

    /** The mean of trials, from 0 for a loss to 1 for a win. */
    public static Phrase mean(double mean) {
        return Phrase.of("decision.percent", Math.round(100 * mean));
    }

    /** How a game ends for the side to move: win, draw or loss. */
    public static Phrase result(ProvenResult.Result result) {
        return Phrase.of("decision.proven." + result.word());
    }

    static Phrase proven(ProvenResult verdict) {
        String word = verdict.result().word();
        Phrase result = verdict.plies().isPresent()
                ? Phrase.of("decision.proven-in." + word, verdict.plies().getAsInt())
                : result(verdict.result());
        return verdict.margin().isPresent()
                ? Phrase.of(
                        "decision.proven-by", result, Math.abs(verdict.margin().getAsInt()))
                : result;
    }
}
