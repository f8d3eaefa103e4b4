/**
 * Tests that hold every game to the same promises. Begin with {@code GameContract}: a game's own contract test extends
 * it and inherits its checks along random games.
 */
package lectern.games;
