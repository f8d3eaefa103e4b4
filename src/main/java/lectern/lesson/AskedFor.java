package lectern.lesson;

/** What a question asks for. */
public enum AskedFor {
    /** One move. */
    MOVE,
    /** Every move of some sort. */
    MOVES,
    /** Every cell of some sort. */
    CELLS,
    /** One of several sentences. */
    CHOICE,
    NUMBER,
    /** The move that a player will choose. */
    GUESS,
    /** The score that a player will give to its move. */
    SCORE;

    /** Whether an answer consists of several moves or cells. */
    public boolean isSeveral() {
        return this == MOVES || this == CELLS;
    }
}
