package lectern.play.rating;

/**
 * A number of Elo points, with the interval in which the true one lies with 95 % confidence.
 *
 * @param elo never endless
 */
public record Rating(double elo, double low, double high) {
    /** In whole points, none of them a zero below zero. */
    public Rating rounded() {
        return new Rating(Math.rint(elo) + 0.0, Math.rint(low) + 0.0, Math.rint(high) + 0.0);
    }
}
