package lectern.search;

import java.util.Locale;

/** The rule by which a player picks among the candidates that it shows. */
public enum Choice {
    /** The highest score; which of several equal ones is up to the player's own order. */
    HIGHEST,
    /** The lowest score: a player that is weak on purpose. */
    LOWEST,
    /** Drawn at random from a list that names each candidate once or more often; scores do not decide. */
    DRAWN,
    /**
     * The candidate that was visited most often; but one that is proven to win comes before all others, and one that
     * is proven to lose behind them.
     */
    MOST_VISITED;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
