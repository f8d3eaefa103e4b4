package lectern.gui.desk;

import lectern.play.Turn;

/**
 * What is hidden from those who are asked to predict a move, until it is revealed: the moves that follow, and whatever
 * tells what is thought of the position or of them. Every pane asks here before it shows such a thing, and hears of a
 * change as {@link Topic#HIDING}. Immutable.
 *
 * @param from after how many moves the question is asked
 */
public record Hiding(int from) {
    static final Hiding NOTHING = new Hiding(Integer.MAX_VALUE);

    /** Whether a question is open. As long as one is, no decision, candidate, expected line or score is shown. */
    public boolean isOn() {
        return from != NOTHING.from;
    }

    /** Whether a move is still to come for those who are asked; in every branch, since branches may meet again. */
    public boolean hides(Turn turn) {
        return hidesMove(turn.ply());
    }

    public boolean hidesMove(int ply) {
        return ply > from;
    }

    /** Whether the worth of the position after so many moves is hidden; what was thought before was seen before. */
    public boolean hidesScore(int ply) {
        return ply >= from;
    }
}
