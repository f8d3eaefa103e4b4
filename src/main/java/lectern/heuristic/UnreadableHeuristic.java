package lectern.heuristic;

import lectern.game.Phrase;
import lectern.written.Written.Place;

/** A heuristic that was written or named cannot be had. Says what is wrong, and where. */
public final class UnreadableHeuristic extends RuntimeException {
    /** Of a heuristic as a whole. */
    private static final Place NOWHERE = new Place(0, 0, "");

    private final String file;
    private final transient Place place;
    private final transient Phrase reason;

    private UnreadableHeuristic(String file, Place place, Phrase reason) {
        super(file + " " + place + " " + reason);
        this.file = file;
        this.place = place;
        this.reason = reason;
    }

    public UnreadableHeuristic(Place place, Phrase reason) {
        this("", place, reason);
    }

    public UnreadableHeuristic(Phrase reason) {
        this(NOWHERE, reason);
    }

    /** The same, of a file. */
    public UnreadableHeuristic in(String name) {
        return new UnreadableHeuristic(name, place, reason);
    }

    /** The line in its file, from 1; 0 if it is not in a line. */
    public int line() {
        return place.line();
    }

    /** The column in its line or in its formula, from 1; 0 if it is in none. */
    public int column() {
        return place.column();
    }

    /** What is wrong, without the place. */
    public Phrase reason() {
        return reason;
    }

    /** What is wrong, and where. */
    public Phrase phrase() {
        // Numbers are given as texts: they would get a separator after their thousands.
        String line = String.valueOf(place.line());
        String column = String.valueOf(place.column());
        Phrase placed = place.line() > 0
                ? Phrase.of("heuristic.in-line", line, column, reason)
                : place.column() > 0
                        ? Phrase.of("heuristic.in-formula", place.path(), column, reason)
                        : place.path().isEmpty() ? reason : Phrase.of("heuristic.in-field", place.path(), reason);
        return file.isEmpty() ? placed : Phrase.of("heuristic.in-file", file, placed);
    }
}
