package lectern.telling.pseudocode;

/** What a call of the search keeps a number in. */
public enum CodeVariable {
    DEPTH,
    ALPHA,
    BETA,
    BEST,
    /** What the call below has just returned. */
    VALUE
}
