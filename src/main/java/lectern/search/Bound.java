package lectern.search;

/** How a score is to be read: a search that has seen enough of a move stops before it knows its exact score. */
public enum Bound {
    EXACT,
    AT_MOST,
    AT_LEAST
}
