package lectern.search.trials;

import lectern.game.Move;

/** Hears how a trial goes, phase by phase. What it is handed it may read there and then, and not keep. */
interface TrialListener {
    /** Costs nothing. */
    TrialListener SILENT = new TrialListener() {};

    /** A trial begins at the root; the one before may have been cut short. */
    default void begun() {}

    /** A node was given its children. */
    default void opened(TrialNode node) {}

    default void selected(TrialNode node, TrialNode child) {}

    /** A move of the playout. */
    default void played(Move move) {}

    /**
     * The playout has ended.
     *
     * @param reached what its last position is worth to the root's side
     * @param over whether the game is over there
     */
    default void reached(double reached, boolean over) {}

    /** A result is about to be added to a node, the last of the path first. */
    default void adding(TrialNode node, double result) {}

    /** The trial counts. */
    default void finished(double result) {}
}
