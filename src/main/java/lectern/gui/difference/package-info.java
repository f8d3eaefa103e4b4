/**
 * Two sums of criteria side by side, as numbers and bars, wherever the window compares two moves or two evaluations.
 *
 * <p>Begin with {@link lectern.gui.difference.DifferenceGrid}.
 */
package lectern.gui.difference;
