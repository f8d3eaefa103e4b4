/**
 * Tuning: better weights for an evaluation, found by SPSA, simultaneous perturbation stochastic approximation (Spall
 * 1992), and judged on openings that it never trained on. It knows tournaments and weighted players, and no windows.
 * Begin with {@link lectern.play.tuning.TuningPlan} and {@link lectern.play.tuning.Tuning};
 * {@link lectern.play.tuning.Spsa} is the method by itself.
 */
package lectern.play.tuning;
