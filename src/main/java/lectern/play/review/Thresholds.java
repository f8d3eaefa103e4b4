package lectern.play.review;

/**
 * From which loss on a move is marked, in hundredths of a game's result.
 *
 * @param blunder not below that of a mistake
 */
public record Thresholds(double mistake, double blunder) {
    public static final double MOST = 100;
    public static final Thresholds USUAL = new Thresholds(10, 20);

    public Thresholds {
        if (!areFit(mistake, blunder)) throw new IllegalArgumentException(mistake + " and " + blunder);
    }

    /** Whether two numbers are thresholds: above 0, since what costs nothing is no mistake, and in their order. */
    public static boolean areFit(double mistake, double blunder) {
        return mistake > 0 && mistake <= blunder && blunder <= MOST;
    }
}
