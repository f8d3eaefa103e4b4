/**
 * The heuristics that this user keeps: files in the data folder, offered wherever evaluators are chosen. Begin with
 * {@link lectern.gui.heuristic.SavedHeuristics}.
 */
package lectern.gui.heuristic;
