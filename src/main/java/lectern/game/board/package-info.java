/**
 * What lies on a board: cells and their outlines, two layers of tokens, the picture that they make, and the changes of a
 * picture. Knows no other package, no rule, no side and no sentence.
 *
 * <p>Begin with {@link lectern.game.board.BoardShape} (where the cells are, and what they are called), then
 * {@link lectern.game.board.Picture} and {@link lectern.game.board.Change}.
 */
package lectern.game.board;
