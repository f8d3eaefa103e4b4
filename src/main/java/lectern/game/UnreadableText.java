package lectern.game;

/** A text from outside that does not have the form it should have. Says what is wrong, and in which column. */
public final class UnreadableText extends RuntimeException {
    /** What the text was meant to be. */
    public enum Kind {
        GAME,
        OPTION,
        POSITION,
        MOVE,
        PLAYER,
        /** A setting of a player. */
        SETTING,
        FORMULA
    }

    private final Kind kind;
    private final transient Phrase reason;
    private final int column;

    /**
     * @param column where the offending part begins, from 1; 0 if it stands beside the text
     */
    public UnreadableText(Kind kind, int column, Phrase reason) {
        super(reason.key() + " " + reason.arguments() + " in column " + column);
        this.kind = kind;
        this.reason = reason;
        this.column = column;
    }

    public Kind kind() {
        return kind;
    }

    public Phrase reason() {
        return reason;
    }

    public int column() {
        return column;
    }
}
