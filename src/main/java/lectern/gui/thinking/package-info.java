/**
 * The window in which thinking is laid open: a position on a board of its own, and beside it the algorithms that players
 * use, each stepped through as it is taught. What is shown was found by the searches that play; nothing here searches.
 *
 * <p>Begin with {@link lectern.gui.thinking.ThinkingWindow}; {@code ThinkingView} is what stands in it. The pages are in
 * packages of their own.
 */
package lectern.gui.thinking;
