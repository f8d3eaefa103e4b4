package lectern.gui.dialog;

import lectern.game.Phrase;

/** What was to be written cannot be made, for a reason that the user is told. */
public final class NothingToWrite extends Exception {
    private final transient Phrase reason;

    public NothingToWrite(Phrase reason) {
        super(reason.key());
        this.reason = reason;
    }

    public Phrase reason() {
        return reason;
    }
}
