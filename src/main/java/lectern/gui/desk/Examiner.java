package lectern.gui.desk;

import lectern.game.Move;
import lectern.game.Phrase;

/**
 * Hears what is pointed out on the board while it is an answer to a question and no move to be played. On the event
 * thread.
 */
public interface Examiner {
    /** What can be an answer at the moment. */
    enum Wanted {
        NOTHING,
        CELLS,
        MOVES
    }

    Wanted wanted();

    /** What to do, as a sentence, where it is not to point out a move. */
    Phrase prompt();

    /** Hears a cell. */
    void hear(int cell);

    /** Whether a move may be an answer that is against the rules: a player that predicts a foul commits none. */
    boolean accepts(Move foul);

    /**
     * Takes what is typed, if it may be more than one move.
     *
     * @throws lectern.game.UnreadableText if it cannot be read
     */
    default boolean takes(String text) {
        return false;
    }

    /** Hears a whole move that is legal or accepted. */
    void hear(Move move);

    /** The user picks something while nothing is wanted. */
    void hearNothing();
}
