/**
 * Minimax and what refines it, walked through line by line: pseudocode, the calls that are open, the drawn tree.
 *
 * <p>Begin with {@link lectern.gui.thinking.search.SearchPage}. {@code WatchedSearch} is a search with its steps; the
 * pseudocode is {@link lectern.telling.pseudocode}'s.
 */
package lectern.gui.thinking.search;
