/**
 * The list of moves with its branches and comments. Begin with {@link lectern.gui.history.MoveListPane};
 * {@code ScoreSheet} is the content, {@code SheetLayout} where it stands, {@code SheetView} paints it.
 */
package lectern.gui.history;
