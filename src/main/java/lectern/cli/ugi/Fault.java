package lectern.cli.ugi;

import lectern.game.Phrase;
import lectern.game.UnreadableText;

/** Something is wrong with a command, so that it is not carried out. */
final class Fault extends RuntimeException {
    private static final int ECHO_LIMIT = 60;

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

    /** A word from outside, cut to a length that fits into a sentence. */
    static String echo(String word) {
        return word.length() > ECHO_LIMIT ? word.substring(0, ECHO_LIMIT) + "…" : word;
    }
}
