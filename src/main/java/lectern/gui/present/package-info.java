/**
 * The screen before a class: the board as large as the screen allows, one caption, whose turn it is, and the keys of a
 * remote control. It shows the same desk as the window and keeps nothing of its own but what has been shown. Begin with
 * {@link lectern.gui.present.Presentation}, then {@code Leading} (where one key leads) and {@code StagePlan} (where
 * everything stands).
 */
package lectern.gui.present;
