package lectern.play.tuning;

import java.util.Optional;
import lectern.game.Draws;

/**
 * Simultaneous perturbation stochastic approximation: climbs a function of many variables that can only be measured
 * with noise. Each iteration draws a direction, +1 or -1 for each variable, measures a little way along it and against
 * it, and goes uphill by what these two differ. Two measurements do, however many variables there are.
 *
 * @param seed decides the directions
 */
record Spsa(GainSequences gains, long seed) {
    /** What is to be climbed. */
    @FunctionalInterface
    interface Measured {
        /** How much higher it is at one place than at the other, with noise; empty if that was not to be had. */
        Optional<Double> difference(double[] plus, double[] minus, int k);
    }

    /**
     * One iteration.
     *
     * @param k which one, from 1
     * @return where it leads; empty if there was no measurement
     */
    Optional<double[]> iterate(double[] place, int k, Measured measured) {
        double[] direction = direction(place.length, k);
        double c = gains.perturbation(k);
        Optional<Double> difference = measured.difference(moved(place, direction, c), moved(place, direction, -c), k);
        // A direction is ±1: to divide by it is to multiply by it.
        return difference.map(found -> moved(place, direction, gains.step(k) * found / (2 * c)));
    }

    private double[] direction(int variables, int k) {
        Draws draws = Draws.of(seed, "direction " + k);
        double[] direction = new double[variables];
        for (int i = 0; i < variables; i++) direction[i] = draws.below(2) == 0 ? 1 : -1;
        return direction;
    }

    private static double[] moved(double[] place, double[] direction, double way) {
        double[] moved = place.clone();
        for (int i = 0; i < moved.length; i++) moved[i] += way * direction[i];
        return moved;
    }
}
