/**
 * The vocabulary that every game speaks: positions, moves, effects, broken rules, criteria and evaluations. What lies on
 * a board is in {@code lectern.game.board}, options are in {@code lectern.game.option}; this package knows those two.
 * Above it are {@code lectern.game.base} and {@code lectern.game.reading}, for the reading and writing of texts. None of
 * them knows a game by name, a player, a language or a window; every other package but {@code storage} may use them.
 *
 * <p>Begin with {@link lectern.game.Position}, whose comment states what every game promises, then
 * {@link lectern.game.Game} and {@link lectern.game.GameKind} (a game with and without its options chosen),
 * {@link lectern.game.Effect} with {@link lectern.game.Narrator} and {@link lectern.game.Step} (how a move tells what
 * it does) and
 * {@link lectern.game.Phrase} (a sentence that is worded only when it is shown). {@link lectern.game.Criterion} and
 * {@link lectern.game.Evaluator} are how positions are judged.
 */
package lectern.game;
