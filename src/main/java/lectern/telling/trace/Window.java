package lectern.telling.trace;

import lectern.game.Phrase;
import lectern.telling.ScorePhrase;

/** What a search still asks about a position: between what one side and what the other side has for certain. */
public record Window(double alpha, double beta) {
    public static final Window ALL = new Window(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** Nothing fits in: the search only asks on which side of it the value lies. */
    public boolean isNull() {
        return beta <= Math.nextUp(alpha);
    }

    /**
     * What is asked, in few words.
     *
     * @param upward of a window without room: whether it is asked for more than α, and not for less than β
     */
    public Phrase question(boolean upward) {
        if (!isNull()) return Phrase.of("decision.window", ScorePhrase.of(alpha), ScorePhrase.of(beta));
        return upward
                ? Phrase.of("decision.window.above", ScorePhrase.of(alpha))
                : Phrase.of("decision.window.below", ScorePhrase.of(beta));
    }

    /** The lower end as it is read: a window without room ends the least bit beside its other end. */
    public Phrase lower(boolean upward) {
        return isNull() && !upward ? Phrase.of("decision.just-below", ScorePhrase.of(beta)) : ScorePhrase.of(alpha);
    }

    public Phrase upper(boolean upward) {
        return isNull() && upward ? Phrase.of("decision.just-above", ScorePhrase.of(alpha)) : ScorePhrase.of(beta);
    }
}
