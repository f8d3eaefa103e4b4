package lectern.gui.keeping;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.dialog.Seating;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.Turn;

/**
 * A game as it lies on a desk: its record, and besides where its cursor stands, who plays it, and the file that it has.
 * Immutable.
 */
record Kept(Match match, RecordHead head, Seats seats, Optional<Path> file) {
    /** In a head: after how many moves of the current line the cursor stands. */
    private static final String CURSOR = "cursor";

    /** In a head: where the game was saved. */
    private static final String FILE = "file";

    static Kept of(Desk desk, Optional<Path> file) {
        return new Kept(desk.match(), desk.head(), desk.seats(), file);
    }

    /** The record for other people: where somebody was looking is no business of theirs. */
    GameRecord record() {
        return GameRecord.of(match, Seating.written(head, seats, match.game()));
    }

    /** All of it as text. */
    String text() {
        RecordHead all = record().head().with(CURSOR, match.ply());
        if (file.isPresent()) all = all.with(FILE, file.get().toAbsolutePath());
        return GameRecord.of(match, all).text();
    }

    /**
     * What {@link #text} wrote. It was written here, so that its players may be engines too.
     *
     * @throws lectern.play.UnreadableRecord if it is no record
     */
    static Kept read(String text) {
        GameRecord record = GameRecord.read(text);
        Map<String, String> entries = new LinkedHashMap<>(record.head().entries());
        Optional<String> cursor = Optional.ofNullable(entries.remove(CURSOR));
        Optional<Path> file = Optional.ofNullable(entries.remove(FILE)).flatMap(Kept::path);
        RecordHead head = new RecordHead(entries);
        Seats seats = Seating.read(head, record.match().game(), true);
        return new Kept(cursor.map(ply -> at(record.match(), ply)).orElse(record.match()), head, seats, file);
    }

    private static Match at(Match match, String ply) {
        List<Turn> line = match.line();
        if (!ply.matches("[0-9]{1,6}") || Integer.parseInt(ply) > line.size()) return match;
        int number = Integer.parseInt(ply);
        return match.goTo(number == 0 ? Match.START : line.get(number - 1).number());
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException fromAnotherSystem) {
            return Optional.empty();
        }
    }
}
