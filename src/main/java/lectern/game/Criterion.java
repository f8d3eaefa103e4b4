package lectern.game;

/** A named measure of a position from one seat's point of view, with the cells it looks at. */
public interface Criterion {
    String key();

    /** The weight that it has where nobody chose another. */
    double weight();

    double raw(Position position, Seat side);

    /** The cells that the measure comes from, to be lit when somebody points at it. */
    default Cells cells(Position position, Seat side) {
        return Cells.NONE;
    }
}
