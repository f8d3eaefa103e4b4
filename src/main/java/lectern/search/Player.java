package lectern.search;

import lectern.game.Position;

/** Chooses moves. */
public interface Player {
    /** The word that outside texts use, such as {@code hard} or {@code search}. */
    String id();

    /**
     * Chooses a move in a position that is not over. The same position, budget in nodes or depth, and seed give the
     * same decision, whatever was asked before.
     */
    Decision decide(Position position, Thinking thinking);

    /**
     * A decision of its own with the exact score of a candidate that has only a bound. It takes as long as it takes, or
     * until it is stopped; a player that leaves none at a bound answers the decision as it is.
     */
    default Decision workOut(Decision decision, Candidate candidate, Position position, Thinking thinking) {
        return decision;
    }
}
