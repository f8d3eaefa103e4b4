package lectern.search.trace;

import java.util.Locale;

/** How a score is to be read: a search that has seen enough of a move stops before it knows its exact score. */
public enum Bound {
    EXACT,
    AT_MOST,
    AT_LEAST;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
