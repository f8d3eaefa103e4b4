package lectern.search;

import java.util.Set;
import java.util.function.BiFunction;
import lectern.game.Evaluator;
import lectern.game.Phrase;

/**
 * A sort of player in the catalogue, before it is told how to judge.
 *
 * @param summary who this is, in a sentence
 * @param evaluator the id of the evaluator that it judges by unless told otherwise
 * @param honest whether it keeps the rules; one that does not is invited by name only
 * @param aspects what of it can be set; the rest changes none of its decisions
 */
public record PlayerKind(
        String id,
        Phrase summary,
        String evaluator,
        boolean honest,
        Set<Aspect> aspects,
        BiFunction<Evaluator, SearchOptions, Player> maker) {

    /** What can be set of a player. */
    public enum Aspect {
        /** The evaluator and its weights. */
        JUDGEMENT,
        /** How long it thinks about a move. */
        BUDGET,
        /** How many threads search at once. */
        THREADS,
        /** How it makes trials. */
        TRIALS
    }

    public PlayerKind {
        aspects = Set.copyOf(aspects);
    }

    public Player player(Evaluator judge, SearchOptions options) {
        return maker.apply(judge, options);
    }
}
