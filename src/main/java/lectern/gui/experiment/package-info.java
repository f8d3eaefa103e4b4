/**
 * Experiments with weights in a window of their own: sweeps, tunings, and tournaments against any player, each with its
 * curve while it goes. What runs there is in {@code lectern.play}; here it is asked for and shown. Begin with
 * {@link lectern.gui.experiment.Experiments}, which opens the window, and {@link lectern.gui.experiment.ExperimentPane}.
 */
package lectern.gui.experiment;
