package lectern.search;

import java.util.function.BiFunction;
import lectern.game.Evaluator;
import lectern.game.Phrase;

/**
 * A sort of player in the catalogue, before it is told how to judge.
 *
 * @param summary who this is, in a sentence
 * @param evaluator the id of the evaluator that it judges by unless told otherwise
 * @param honest whether it keeps the rules; one that does not is invited by name only
 */
public record PlayerKind(
        String id,
        Phrase summary,
        String evaluator,
        boolean honest,
        BiFunction<Evaluator, SearchPlayer.Options, Player> maker) {

    public Player player(Evaluator judge, SearchPlayer.Options options) {
        return maker.apply(judge, options);
    }
}
