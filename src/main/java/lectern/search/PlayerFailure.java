package lectern.search;

import lectern.game.Phrase;

/** A player did not answer as a player must: it is to forfeit the game, and the reason says why. */
public final class PlayerFailure extends RuntimeException {
    private final Kind kind;
    private final transient Phrase reason;

    /** What a player failed in, so that failures can be counted. */
    public enum Kind {
        /** It answered with what is no move, or not one that may be made. */
        ILLEGAL_MOVE,
        /** It was waited for, and did not answer. */
        OUT_OF_TIME,
        /** It answered, and used more for it than it might. */
        BEYOND_LIMIT,
        /** It could not begin, ended, hung up, wrote beyond measure, or has a defect. */
        CRASHED
    }

    public PlayerFailure(Kind kind, Phrase reason) {
        this(kind, reason, null);
    }

    public PlayerFailure(Kind kind, Phrase reason, Throwable cause) {
        super(reason.key() + " " + reason.arguments(), cause);
        this.kind = kind;
        this.reason = reason;
    }

    public Kind kind() {
        return kind;
    }

    public Phrase reason() {
        return reason;
    }
}
