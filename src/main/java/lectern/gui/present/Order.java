package lectern.gui.present;

/** What a key of a remote control asks for. */
enum Order {
    NEXT,
    PREVIOUS,
    /** The screen goes black, or shows the board again. */
    BLACK,
    WHITE,
    /** A pane of the window comes over the stage, or goes. */
    PANE,
    CLOCK,
    /** The pointer becomes large, or usual. */
    POINTER,
    /** As long as the key is held. */
    SPOTLIGHT,
    /** Back to what is behind: a pane, a black screen, and at last the presentation. */
    BACK,
    LEAVE,
    /** The choice on offer that the letter begins. */
    CHOOSE,
    /** What is shown goes on being shown, whatever the key does elsewhere. */
    STAY
}
