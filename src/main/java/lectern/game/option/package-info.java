/**
 * What can be chosen about a game before it starts: {@link lectern.game.option.Option} is one choice with its values and
 * its default, {@link lectern.game.option.Settings} a value for each of a game's options. Knows
 * {@code lectern.game.board} and nothing else. Begin with {@link lectern.game.option.Option}.
 */
package lectern.game.option;
