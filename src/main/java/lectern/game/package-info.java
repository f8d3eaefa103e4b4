/**
 * The vocabulary that every game speaks: positions, moves, effects, broken rules, criteria, evaluations, options, and
 * the reading and writing of their texts. The package knows no game by name, no player, no language and no window;
 * every other package but {@code storage} may use it.
 *
 * <p>Begin with {@link lectern.game.Position}, whose comment states what every game promises, then
 * {@link lectern.game.Game} and {@link lectern.game.GameKind} (a game with and without its options chosen),
 * {@link lectern.game.Effect} with {@link lectern.game.Narrator} (how a move tells what it does) and
 * {@link lectern.game.Phrase} (a sentence that is worded only when it is shown). {@link lectern.game.Criterion} and
 * {@link lectern.game.Evaluator} are how positions are judged.
 */
package lectern.game;
