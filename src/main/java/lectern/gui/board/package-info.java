/**
 * The board on the screen: painted by {@code lectern.picture}, clicked and typed at here. Begin with
 * {@link lectern.gui.board.BoardView} and {@code BoardScene}, which makes the scene from what is on the desk.
 * {@code BoardMouse} and {@code BoardKeys} turn clicks and keys into handles for the desk; {@code PromptLine} is the
 * sentence below the board, also for a refused move.
 */
package lectern.gui.board;
