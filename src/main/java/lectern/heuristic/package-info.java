/**
 * Evaluations that users write: criteria of a game and formulas of their own, each with a weight and perhaps a condition.
 * A heuristic is a value; what judges with it is the {@link lectern.game.Evaluator} that it makes. It may know games and
 * their catalogue, and nothing of players, matches or windows. Begin with {@link lectern.heuristic.Heuristic}; the
 * package {@code file} below reads and writes them, {@code formula} compiles what their authors measure.
 */
package lectern.heuristic;
