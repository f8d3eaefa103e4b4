/**
 * What each refinement of a search saves: the same position is searched by several variants to each depth, and what they
 * took is laid side by side.
 *
 * <p>Begin with {@link lectern.search.saving.SavingsPlan}; {@link lectern.search.saving.SavingsRun} searches, and
 * {@link lectern.search.saving.Savings} is what it found so far, a {@link lectern.search.saving.SavingsRow} for each
 * search.
 *
 * <p>This package knows {@code lectern.game}, {@code lectern.search} and {@code lectern.search.alphabeta}.
 */
package lectern.search.saving;
