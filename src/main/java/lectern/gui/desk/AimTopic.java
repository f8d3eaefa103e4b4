package lectern.gui.desk;

/** What has changed on a {@link BoardAim}. */
public enum AimTopic {
    /** What is picked, pointed at or previewed, and how an illegal move was answered. */
    POINTING,
    /** What the panes want lit on the board. */
    LIGHTS
}
