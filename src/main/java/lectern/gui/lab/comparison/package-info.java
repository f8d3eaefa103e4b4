/**
 * Two heuristics on the game on the board: two curves, the positions in which they would choose different moves, and why.
 * It stands in the lab, and knows nothing of it but the heuristic that it is given.
 *
 * <p>Begin with {@link lectern.gui.lab.comparison.ComparisonPane}.
 */
package lectern.gui.lab.comparison;
