/**
 * What the refinements of a search saved, in words: the share of the positions that was left, and the comparison read
 * aloud.
 *
 * <p>Begin with {@link lectern.telling.saving.SavingsTelling}. Nothing is searched here: every number is one that
 * {@link lectern.search.saving.Savings} holds.
 */
package lectern.telling.saving;
