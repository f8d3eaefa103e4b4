/**
 * Dialogs: new game, players, position editor, export, notices. A dialog edits an immutable draft and hands over a
 * value when it is confirmed. Begin with {@link lectern.gui.dialog.Dialogs} (all that can be opened) and
 * {@link lectern.gui.dialog.Form} (what every dialog shares).
 */
package lectern.gui.dialog;
