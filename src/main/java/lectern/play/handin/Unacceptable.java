package lectern.play.handin;

import lectern.game.Phrase;

/** A file that was handed in does not make a player. */
final class Unacceptable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Phrase reason;

    Unacceptable(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    Phrase reason() {
        return reason;
    }
}
