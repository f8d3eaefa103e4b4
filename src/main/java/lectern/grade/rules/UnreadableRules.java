package lectern.grade.rules;

import lectern.game.Phrase;
import lectern.written.Written.Place;

/** A file of rules cannot be read. Says what is wrong, and where. */
public final class UnreadableRules extends RuntimeException {
    private final transient Phrase reason;

    private UnreadableRules(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    UnreadableRules(Place place, Phrase reason) {
        // Numbers are given as texts: they would get a separator after their thousands.
        this(Phrase.of("grade.in-line", String.valueOf(place.line()), String.valueOf(place.column()), reason));
    }

    static UnreadableRules in(String file, Phrase reason) {
        return new UnreadableRules(Phrase.of("grade.in-file", file, reason));
    }

    UnreadableRules in(String file) {
        return in(file, reason);
    }

    public Phrase reason() {
        return reason;
    }
}
