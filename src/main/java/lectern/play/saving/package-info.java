/**
 * What refinements of a search save, as a table for programs. It knows {@code lectern.search.saving} and how lines of
 * tables are written. Begin with {@link lectern.play.saving.SavingsCsv}.
 */
package lectern.play.saving;
