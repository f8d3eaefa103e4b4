package lectern.lesson.handout;

import lectern.game.Phrase;
import lectern.search.Bound;
import lectern.search.Candidate;
import lectern.search.ProvenResult;
import lectern.text.ScoreArgument;

/** Scores as the window puts them: what is proven in words. */
final class Numerals {
    private Numerals() {}

    static Phrase score(Candidate candidate) {
        if (candidate.verdict().isPresent()) return proven(candidate.verdict().get());
        Phrase value = score(candidate.score());
        return candidate.bound() == Bound.EXACT
                ? value
                : Phrase.of(
                        candidate.bound() == Bound.AT_MOST ? "decision.at-most.sign" : "decision.at-least.sign", value);
    }

    static Phrase score(double value) {
        return ProvenResult.of(value)
                .map(Numerals::proven)
                .orElseGet(() -> Phrase.of("decision.value", new ScoreArgument(value)));
    }

    private static Phrase proven(ProvenResult verdict) {
        String result = verdict.result().word();
        Phrase proven = verdict.plies() == ProvenResult.UNPROVEN
                ? Phrase.of("decision.proven." + result)
                : Phrase.of("decision.proven-in." + result, verdict.plies());
        int margin = Math.abs(verdict.margin());
        return margin == ProvenResult.UNPROVEN ? proven : Phrase.of("decision.proven-by", proven, margin);
    }
}
