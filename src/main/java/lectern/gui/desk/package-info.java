/**
 * The model of the window: the match that is played or looked at, its steps, what is pointed at, who sits where, and
 * the players that take their turns. It belongs to the event thread and knows no pane: panes listen to it.
 *
 * <p>Begin with {@link lectern.gui.desk.Desk}, which is what is viewed, and {@link lectern.gui.desk.Topic} (what can
 * change of it); {@link lectern.gui.desk.BoardAim} is what is aimed at. {@link lectern.gui.desk.LatestTask} is work of
 * which only the latest counts.
 * {@link lectern.gui.desk.Pointing} is a move in the making, {@link lectern.gui.desk.Steps} the turn that is shown
 * step by step, {@link lectern.gui.desk.Playing} gives computer players their turns, {@link lectern.gui.desk.Examiner}
 * takes moves as answers while a lesson asks. {@code ThinkingTask} and {@link lectern.gui.desk.Background} are the two
 * ways off the event thread.
 */
package lectern.gui.desk;
