package lectern.gui.desk;

/** How fast the steps of a move follow each other on the board, the fastest first. */
public enum Speed {
    /** All steps at once. */
    NONE(0),
    FAST(160),
    NORMAL(400),
    SLOW(1100);

    private final int millis;

    Speed(int millis) {
        this.millis = millis;
    }

    /** From one step to the next. */
    public int millis() {
        return millis;
    }
}
