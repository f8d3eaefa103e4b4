/**
 * Two evaluators on one game: what each makes of every position, where they would choose different moves, and why. It
 * knows nothing of windows.
 *
 * <p>Begin with {@link lectern.picture.comparison.GameComparison}.
 */
package lectern.picture.comparison;
