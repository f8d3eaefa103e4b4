/**
 * What a game is built from: the parts that the positions, moves, criteria and options of every game share, and the
 * readers and writers of their texts. Knows the other packages of {@code lectern.game} and nothing else; only games use
 * it. Begin reading at {@link lectern.game.base.TypedPosition}.
 */
package lectern.game.base;
