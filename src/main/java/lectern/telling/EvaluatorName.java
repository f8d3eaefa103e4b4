package lectern.telling;

import lectern.game.Evaluator;
import lectern.game.Phrase;
import lectern.heuristic.Heuristic;

/** What an evaluator is called: in the language, or by the name that a user gave to a heuristic. */
public final class EvaluatorName {
    private EvaluatorName() {}

    public static Phrase of(Evaluator evaluator) {
        return evaluator.isWritten()
                ? Phrase.of("words.verbatim", Heuristic.named(evaluator.id().substring(Evaluator.WRITTEN.length())))
                : Phrase.of("players.evaluator." + evaluator.id());
    }
}
