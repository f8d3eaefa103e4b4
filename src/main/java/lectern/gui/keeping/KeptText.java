package lectern.gui.keeping;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Seat;
import lectern.gui.desk.Seats;
import lectern.play.GameRecord;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;

/**
 * The text of a kept game: lines that this program writes for itself, an empty line, and the game's record.
 *
 * <p>Which engines play, which file is written and where the cursor stands are read from the lines before the record
 * and never from the record, whose head may come from outside: an engine's text names a program that runs, and a file's
 * name a file that is overwritten.
 */
final class KeptText {
    private static final String FORMAT = "lectern-kept";
    private static final String VERSION = "2";
    private static final String CURSOR = "cursor";

    /** The moves of the line that the cursor is on, which may be a branch. */
    private static final String LINE = "line";

    private static final String FILE = "file";
    private static final String SEED = "-seed";

    private KeptText() {}

    static String of(Kept game) {
        StringBuilder text = new StringBuilder();
        line(text, FORMAT, VERSION);
        GameRecord record = game.record();
        line(text, CURSOR, String.valueOf(game.match().ply()));
        line(text, LINE, game.lineOfCursor());
        // As an address a name has no line ends, whatever characters it is made of.
        game.file().ifPresent(file -> line(text, FILE, file.toUri().toString()));
        for (Seat seat : Seat.values()) {
            game.seats()
                    .at(seat)
                    .map(player -> player.among(record.head().heuristics()))
                    .ifPresent(player -> line(text, seat.word(), player.text()));
            line(text, seat.word() + SEED, String.valueOf(game.seats().seed(seat)));
        }
        return text.append('\n').append(record.text()).toString();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key)
                .append(": ")
                .append(value.replaceAll("\\p{Cntrl}", " "))
                .append('\n');
    }

    /**
     * What {@link #of} wrote. A text without lines of its own was kept by an earlier version: its record is read as one
     * from outside.
     *
     * @throws lectern.play.UnreadableRecord if there is no record in it
     */
    static Kept read(String text) {
        if (!text.startsWith(FORMAT + ": ")) return Kept.received(GameRecord.read(text));
        int end = text.indexOf("\n\n");
        Map<String, String> lines = lines(end < 0 ? text : text.substring(0, end));
        GameRecord record = GameRecord.read(end < 0 ? "" : text.substring(end + 2));
        Seats seats = seats(lines, record);
        Optional<Path> file = Optional.ofNullable(lines.get(FILE)).flatMap(KeptText::path);
        Kept kept = new Kept(record.match(), record.head(), seats, file, Kept.given(record));
        if (lines.containsKey(LINE)) kept = kept.along(List.of(lines.get(LINE).split(" ")));
        String cursor = lines.getOrDefault(CURSOR, "");
        return cursor.matches("[0-9]{1,6}") ? kept.at(Integer.parseInt(cursor)) : kept;
    }

    private static Map<String, String> lines(String head) {
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : head.split("\n", -1)) {
            int colon = line.indexOf(": ");
            if (colon > 0) lines.put(line.substring(0, colon), line.substring(colon + 2));
        }
        return lines;
    }

    private static Seats seats(Map<String, String> lines, GameRecord record) {
        return new Seats(
                player(lines, Seat.FIRST, record),
                player(lines, Seat.SECOND, record),
                seed(lines, Seat.FIRST),
                seed(lines, Seat.SECOND));
    }

    /** Engines too: the user seated them here before the game was kept. Heuristics are kept whole in the record. */
    private static Optional<Contender> player(Map<String, String> lines, Seat seat, GameRecord record) {
        return Optional.ofNullable(lines.get(seat.word()))
                .flatMap(text -> PlayerText.findOrEngine(
                        text, record.match().game(), record.head().heuristics()));
    }

    private static long seed(Map<String, String> lines, Seat seat) {
        String told = lines.getOrDefault(seat.word() + SEED, "");
        return told.matches("-?[0-9]{1,18}") ? Long.parseLong(told) : Seats.PEOPLE.seed(seat);
    }

    private static Optional<Path> path(String address) {
        try {
            return Optional.of(Path.of(URI.create(address)));
        } catch (IllegalArgumentException | FileSystemNotFoundException fromAnotherSystem) {
            return Optional.empty();
        }
    }
}
