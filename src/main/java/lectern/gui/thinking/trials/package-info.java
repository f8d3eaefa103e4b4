/**
 * Monte Carlo, step by step: trials of a position under a rule of choice, with the numbers of each phase, the playout on
 * the board, and how the choice settles. Begin with {@link lectern.gui.thinking.trials.TrialsPage}; what is made and where
 * the user looks is in {@code TrialWork}.
 */
package lectern.gui.thinking.trials;
