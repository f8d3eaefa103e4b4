/**
 * What each refinement of a search saves: the same position searched by all variants, as a table, as curves and read
 * aloud.
 *
 * <p>Begin with {@link lectern.gui.thinking.saving.SavingsPage}. {@code ComparisonRun} searches, on a thread of its own;
 * the numbers are {@link lectern.search.saving}'s.
 */
package lectern.gui.thinking.saving;
