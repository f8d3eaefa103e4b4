/**
 * The search as a textbook writes it: pseudocode for the refinements that are switched on, and a recorded search walked
 * through line by line.
 *
 * <p>Begin with {@link lectern.telling.pseudocode.Listing}, the lines; {@link lectern.telling.pseudocode.SearchWalk}
 * turns the events of a trace into steps, each of which lights a line, and
 * {@link lectern.telling.pseudocode.SearchMoment} is what stands in every call at one step. Nothing is searched here:
 * every number is one that the search has reported.
 */
package lectern.telling.pseudocode;
