package lectern.lesson.condition;

import lectern.game.Phrase;

/** The engine could not find out, within the limits that lessons have, what is asked. */
public final class Unproven extends RuntimeException {
    private final transient Phrase reason;

    public Unproven(Phrase reason) {
        super(reason.key() + " " + reason.arguments());
        this.reason = reason;
    }

    public Phrase reason() {
        return reason;
    }
}
