package lectern.picture.tree;

/** How much of a node can be read at a size. */
enum Detail {
    /** The move, the value and the window. */
    FULL(0.78),
    /** The move and the value. */
    SHORT(0.5),
    /** The value. */
    VALUE(0.3),
    /** A shape. */
    GLYPH(0.06),
    /** A bar among others. */
    BAR(0);

    private final double least;

    Detail(double least) {
        this.least = least;
    }

    static Detail at(double zoom) {
        for (Detail detail : values()) {
            if (zoom >= detail.least) return detail;
        }
        return BAR;
    }

    boolean isWritten() {
        return compareTo(VALUE) <= 0;
    }
}
