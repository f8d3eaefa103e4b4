package lectern.game;

/**
 * A set of cells of a position that has a name, such as the cells with pieces of one's own. It is handed out as words of
 * bits, so that formulas can be computed without allocating: cell {@code c} is bit {@code c % 64} of word {@code c / 64},
 * and bits beyond the board are 0.
 */
public interface CellSet {
    /** The word that formulas use. */
    String key();

    /**
     * One of the words, as many of which there are as the board needs.
     *
     * @param side for whom the position is judged, whichever side is to move
     */
    long word(Position position, Seat side, int word);
}
