package lectern.play.rating;

/**
 * A number of Elo points, with the interval in which the true one lies with 95 % confidence.
 *
 * @param elo never endless
 */
public record Rating(double elo, double low, double high) {}
