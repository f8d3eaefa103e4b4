/**
 * What becomes of the moves of a position when the weights of a heuristic change: raw values are measured once, ranked
 * as often as a weight moves, and the weights are found at which another move would be chosen. It may know positions and
 * searches, and nothing of windows. Begin with {@link lectern.heuristic.ranking.RawValues}.
 */
package lectern.heuristic.ranking;
