package lectern.search;

import lectern.game.Phrase;

/** A player did not answer as a player must: it is to forfeit the game, and the reason says why. */
public final class PlayerFailure extends RuntimeException {
    private final transient Phrase reason;

    public PlayerFailure(Phrase reason) {
        super(reason.key() + " " + reason.arguments());
        this.reason = reason;
    }

    public PlayerFailure(Phrase reason, Throwable cause) {
        super(reason.key() + " " + reason.arguments(), cause);
        this.reason = reason;
    }

    public Phrase reason() {
        return reason;
    }
}
