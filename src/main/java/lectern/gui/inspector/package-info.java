/**
 * The panes that explain, at the right of the board: this move, valid moves, connectivity, decision, rules. Begin with
 * {@link lectern.gui.inspector.Inspector}. Each pane listens to the desk and is made when it is first looked at.
 */
package lectern.gui.inspector;
