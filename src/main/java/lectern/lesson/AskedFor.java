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
    /** Some leaves of a drawn tree. */
    LEAVES,
    /** The move that a player will choose. */
    GUESS,
    /** The score that a player will give to its move. */
    SCORE;

    /** Whether an answer consists of several moves, cells or leaves. */
    public boolean isSeveral() {
        return this == MOVES || this == CELLS || this == LEAVES;
    }
}
