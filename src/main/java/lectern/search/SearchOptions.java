package lectern.search;

/**
 * How to search, where the result may not depend on it.
 *
 * @param exact whether every candidate gets its exact score, instead of only the best one
 * @param table whether to remember positions
 * @param threads how many threads search at once; with more than one, a time budget goes further and a node budget
 *     is no longer reproducible
 * @param trials for a player that searches by trials, which finds other things with other options
 */
public record SearchOptions(boolean exact, boolean table, int threads, TrialOptions trials) {
    public static final SearchOptions USUAL = new SearchOptions(false, true, 1);

    public SearchOptions(boolean exact, boolean table, int threads) {
        this(exact, table, threads, TrialOptions.USUAL);
    }
}
