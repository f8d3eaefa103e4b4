package lectern.search;

/**
 * How to search.
 *
 * @param exact whether every candidate gets its exact score, instead of only the best one
 * @param refinements what makes the search faster. Players take shortcuts only where neither a depth nor exact scores
 *     are asked for, and do not change what they find otherwise
 * @param branching how many moves are looked at in each position, at most: those that the game calls promising, the
 *     first listed among equals, whatever else was searched; 0 for all
 * @param laboratory whether searches are to be compared. Then shortcuts are taken wherever they are switched on, a
 *     sole move is searched as deep as others, of equal best moves the first that the game lists is chosen, and every
 *     pass is kept if the search is recorded
 * @param threads how many threads search at once; with more than one, a time budget goes further and a node budget
 *     is no longer reproducible
 * @param trials for a player that searches by trials, which finds other things with other options
 */
public record SearchOptions(
        boolean exact, Refinements refinements, int branching, boolean laboratory, int threads, TrialOptions trials) {
    public static final SearchOptions USUAL = new SearchOptions(false, true, 1);

    public SearchOptions {
        if (branching < 0) throw new IllegalArgumentException("no number of moves: " + branching);
    }

    /** A player's. */
    public SearchOptions(boolean exact, boolean table, int threads, TrialOptions trials) {
        this(exact, withTable(table), 0, false, threads, trials);
    }

    /** A player's that makes no trials. */
    public SearchOptions(boolean exact, boolean table, int threads) {
        this(exact, table, threads, TrialOptions.USUAL);
    }

    /** For a search that is to be compared with others. */
    public static SearchOptions forLaboratory(Refinements refinements, int branching) {
        return new SearchOptions(false, refinements, branching, true, 1, TrialOptions.USUAL);
    }

    /** Whether to remember positions. */
    public boolean table() {
        return refinements.has(Refinement.TABLE);
    }

    private static Refinements withTable(boolean table) {
        return table ? Refinements.ALL : Refinements.ALL.without(Refinement.TABLE);
    }
}
