package lectern.written;

import lectern.game.Phrase;

/** Something that was written cannot be read at a place. */
public final class WrittenFault extends RuntimeException {
    private final transient Written.Place place;
    private final transient Phrase reason;

    public WrittenFault(Written.Place place, Phrase reason) {
        super(reason + " at " + place);
        this.place = place;
        this.reason = reason;
    }

    public Written.Place place() {
        return place;
    }

    public Phrase reason() {
        return reason;
    }
}
