/**
 * Sweeps: what becomes of a player when one weight, or two, go from one value to another. For every value the same
 * games are played, with the same starts and openings, so that only the weight makes the difference. It knows
 * tournaments and player texts, and no windows. Begin with {@link lectern.play.sweep.SweepPlan} and
 * {@link lectern.play.sweep.Sweep}.
 */
package lectern.play.sweep;
