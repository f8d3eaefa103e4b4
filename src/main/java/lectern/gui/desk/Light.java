package lectern.gui.desk;

/** Why cells are lit on the board; of each reason there is one at a time, so that a new one replaces the old. */
public enum Light {
    /** A step in the step list is pointed at. */
    STEP,
    /** A criterion is pointed at. */
    CRITERION,
    /** A lesson shows them. */
    LESSON,
    /** They are part of an answer. */
    CHOSEN
}
