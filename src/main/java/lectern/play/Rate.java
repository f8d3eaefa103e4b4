package lectern.play;

/**
 * So many successes (or points, of at most one each) in so many trials, with the interval in which the true rate lies
 * with 95 % confidence, after Wilson. Where trials bring half points the interval is wider than it had to be, never
 * narrower.
 */
public record Rate(double successes, int trials) {
    /** How many standard deviations to either side hold 95 % of a normal distribution. */
    private static final double Z = 1.959963984540054;

    /** NaN if there were no trials. */
    public double value() {
        return successes / trials;
    }

    public double low() {
        // Rounding must not move an end that is exactly known.
        return successes == 0 ? 0 : centre() - halfWidth();
    }

    public double high() {
        return successes == trials ? 1 : centre() + halfWidth();
    }

    private double centre() {
        return (successes + Z * Z / 2) / (trials + Z * Z);
    }

    private double halfWidth() {
        double p = value();
        return Z / (trials + Z * Z) * Math.sqrt(trials * p * (1 - p) + Z * Z / 4);
    }
}
