package lectern.cli.ugi;

import lectern.game.Phrase;
import lectern.game.UnreadableText;

/** Something is wrong with a command, so that it is not carried out. */
final class Fault extends RuntimeException {
    private final transient Phrase reason;

    private Fault(Phrase reason) {
        super(reason.key() + " " + reason.arguments());
        this.reason = reason;
    }

    static Fault of(String key, Object... arguments) {
        return new Fault(Phrase.of(key, arguments));
    }

    static Phrase reason(UnreadableText text) {
        // The column is given as a text: a number would get a separator after its thousands.
        return Phrase.of("reading.in-column", text.reason(), String.valueOf(text.column()));
    }

    Phrase reason() {
        return reason;
    }
}
