package lectern.cli.ugi;

import lectern.game.Phrase;
import lectern.game.UnreadableText;

/** Something is wrong with a command, so that it is not carried out. */
final class UgiFault extends RuntimeException {
    private final transient Phrase reason;

    private UgiFault(Phrase reason) {
        super(reason.key() + " " + reason.arguments());
        this.reason = reason;
    }

    static UgiFault of(String key, Object... arguments) {
        return of(Phrase.of(key, arguments));
    }

    static UgiFault of(Phrase reason) {
        return new UgiFault(reason);
    }

    static Phrase reason(UnreadableText text) {
        // The column is given as a text: a number would get a separator after its thousands.
        return Phrase.of("reading.in-column", text.reason(), String.valueOf(text.column()));
    }

    Phrase reason() {
        return reason;
    }
}
