package lectern.search;

/**
 * How much is much among the scores of an evaluator, which have a scale of their own: what turns a score into the result
 * that it lets expect, from 0 for a loss to 1 for a win.
 *
 * @param usual by how much a score usually changes where a search looks one ply further
 */
public record ScoreScale(double usual) {
    /** So many times the usual change is worth three quarters of a win. */
    private static final double BREADTH = 3;

    /** Three quarters are three to one. */
    private static final double ODDS = 3;

    public ScoreScale {
        if (!(usual > 0)) throw new IllegalArgumentException("no difference to measure by: " + usual);
    }

    /** By opinion: the game is not over. */
    public double expected(double score) {
        return 1 / (1 + StrictMath.pow(ODDS, -score / (BREADTH * usual)));
    }
}
