/**
 * The window. This package joins the panes into one component and gives it a frame; {@code lectern.gui} and the
 * packages below are the only ones that may use {@code javax.swing}, and none of them names a game. All state belongs
 * to the event thread; only immutable values cross threads.
 *
 * <p>Begin with {@link lectern.gui.LecternPanel} (the component and its life), then {@code PanelContents} (what stands
 * around the board) and {@code Commands} (what each menu item does). The model of the window is
 * {@code lectern.gui.desk}.
 */
package lectern.gui;
