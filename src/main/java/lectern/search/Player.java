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
}
