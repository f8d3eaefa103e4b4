package lectern.play.pairs;

import java.util.Collection;

/**
 * Points per game where games were played in pairs, with the interval in which the true rate lies with 95 % confidence.
 * The two games of a pair share their opening and so are not independent: the pair is the unit. The interval is
 * Wilson's, for as many trials of a coin as tell as much as these pairs, which differ less among themselves than trials
 * of a coin; where every pair brings all or nothing, it is Wilson's own.
 *
 * @param pairs how many there are
 * @param points the sum of the pairs' points, of which each brings 0 to 1 a game
 * @param squares the sum of the squares of the same
 */
public record PairedRate(int pairs, double points, double squares) {
    /** How many standard deviations to either side hold 95 % of a normal distribution. */
    private static final double Z = 1.959963984540054;

    /** @param points what each pair brought a game, from 0 to 1 */
    public static PairedRate of(Collection<Double> points) {
        double sum = 0;
        double squares = 0;
        for (double point : points) {
            sum += point;
            squares += point * point;
        }
        return new PairedRate(points.size(), sum, squares);
    }

    /**
     * So many pairs that differ like trials of a coin are added to what the pairs show of their variance: a few pairs
     * that happen to be alike do not tell that all are.
     */
    private static final double CAUTION = 2;

    /** What it is for the other side. */
    public PairedRate reversed() {
        return new PairedRate(pairs, pairs - points, pairs - 2 * points + squares);
    }

    /** NaN if there are no pairs. */
    public double value() {
        return points / pairs;
    }

    public double low() {
        // Rounding must not move an end that is exactly known.
        return points == 0 ? 0 : Math.max(0, centre() - halfWidth());
    }

    public double high() {
        return points == pairs ? 1 : Math.min(1, centre() + halfWidth());
    }

    /** Whether even the lower end is above one half: the better one of two. */
    public boolean isAboveHalf() {
        return pairs > 0 && low() > 0.5;
    }

    public boolean isBelowHalf() {
        return pairs > 0 && high() < 0.5;
    }

    private double centre() {
        if (pairs == 0) return 0.5;
        double trials = trials();
        return (trials * value() + Z * Z / 2) / (trials + Z * Z);
    }

    private double halfWidth() {
        if (pairs == 0) return 0.5;
        double trials = trials();
        return Z / (trials + Z * Z) * Math.sqrt(trials * value() * (1 - value()) + Z * Z / 4);
    }

    /** How many trials of a coin tell as much. */
    private double trials() {
        double mean = value();
        double ofCoin = mean * (1 - mean);
        if (ofCoin <= 0) return pairs;
        // Rounding must not make it negative.
        double variance = Math.max(0, squares / pairs - mean * mean);
        double share = (pairs * variance / ofCoin + CAUTION) / (pairs + CAUTION);
        return pairs / share;
    }
}
