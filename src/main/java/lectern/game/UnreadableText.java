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
    private final int length;

    /**
     * @param column where the offending part begins, from 1; 0 if it stands beside the text
     */
    public UnreadableText(Kind kind, int column, Phrase reason) {
        this(kind, column, 0, reason);
    }

    /**
     * @param length how many characters the offending part has; 0 if only its beginning is known
     */
    public UnreadableText(Kind kind, int column, int length, Phrase reason) {
        super(reason.key() + " " + reason.arguments() + " in column " + column);
        this.kind = kind;
        this.reason = reason;
        this.column = column;
        this.length = length;
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

    public int length() {
        return length;
    }
}
