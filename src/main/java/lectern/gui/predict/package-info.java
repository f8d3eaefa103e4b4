/**
 * A class predicts a move before it is revealed. What is hidden meanwhile is a state of the desk
 * ({@link lectern.gui.desk.Hiding}), which every pane asks; here is who hides it and counts.
 *
 * <p>Begin with {@link lectern.gui.predict.Poll}, the question that is open and what came of it;
 * {@link lectern.gui.predict.TallyPane} shows it, and may be shown in several places;
 * {@link lectern.gui.predict.HiddenBar} says that something is hidden.
 */
package lectern.gui.predict;
