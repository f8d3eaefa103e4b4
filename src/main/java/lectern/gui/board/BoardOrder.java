package lectern.gui.board;

/** How a board and what belongs to it stand, from what takes most room beside the board to what takes least. */
public enum BoardOrder {
    /** All of the state of the game above the board, the sentence below it. */
    TALL,

    /** The state of the game is one line. */
    FLAT,

    /** What is below the board otherwise stands at its right. */
    BESIDE,

    /** As beside, but the state of the game has given its line to what is hidden until it is revealed. */
    STATELESS,

    /** The sentence is below the board and the state of the game is not shown: beside a lesson, which has the width. */
    BARE;

    boolean isBeside() {
        return this == BESIDE || this == STATELESS;
    }

    boolean hasState() {
        return this != BARE && this != STATELESS;
    }
}
