package lectern.play.tuning;

/**
 * How far SPSA looks to either side, and how far it goes, in each iteration: c / k^γ and a / (A + k)^α, with
 * k = 1, 2, … The exponents are those that Spall (1998) recommends for practice, and so is A, a tenth of the
 * iterations.
 */
public record GainSequences(double a, double stability, double c) {
    static final double ALPHA = 0.602;
    static final double GAMMA = 0.101;

    /** What A is of the number of iterations. */
    private static final double TENTH = 0.1;

    /**
     * The sequences by which a difference of a given size moves each weight by a given way at first.
     *
     * @param c how far to look to either side at first
     * @param way how far to go at first
     * @param difference of two measurements, as large as mere chance makes it
     */
    static GainSequences moving(int iterations, double c, double way, double difference) {
        double stability = TENTH * iterations;
        double slope = difference / (2 * c);
        return new GainSequences(way / slope * Math.pow(stability + 1, ALPHA), stability, c);
    }

    /** @param k which iteration, from 1 */
    public double step(int k) {
        return a / Math.pow(stability + k, ALPHA);
    }

    /** @param k which iteration, from 1 */
    public double perturbation(int k) {
        return c / Math.pow(k, GAMMA);
    }
}
