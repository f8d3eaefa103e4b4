package lectern.search.trials.phase;

/** The parts of a trial, in their order. */
public enum Phase {
    SELECTION,
    EXPANSION,
    PLAYOUT,
    BACK_UP
}
