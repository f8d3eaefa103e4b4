package lectern.play;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lectern.game.Phrase;
import lectern.game.Seat;

/**
 * A file that grows by one line for each finished game: its record on one line, behind a first line that says what is
 * being played. A line without its end is one that a crash tore; it counts for nothing, and its game is played again.
 */
public final class ResultsFile implements FinishedGames, AutoCloseable {
    private static final String FORMAT = "lectern-tournament";
    private static final String VERSION = "1";

    /** Longer than any record that can be read. */
    private static final int LONGEST_LINE = 32_000_000;

    private final Path path;
    private final RandomAccessFile file;
    private final Map<String, String> settings;
    private final List<FinishedGame> games = new ArrayList<>();
    private final Set<Integer> numbers = new HashSet<>();

    /** Where the last whole line ends. */
    private long end;

    private ResultsFile(Path path, RandomAccessFile file, TournamentPlan plan) {
        this.path = path;
        this.file = file;
        settings = settings(plan);
    }

    /**
     * @param resumed whether to go on with what the file holds; otherwise it must not hold anything yet
     * @throws TournamentRefused if it holds something else, or somebody else is writing it
     */
    public static ResultsFile open(Path path, TournamentPlan plan, boolean resumed) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            ResultsFile results = new ResultsFile(path, file, plan);
            results.lock();
            results.read(resumed);
            file.setLength(results.end);
            if (results.end == 0) results.append(RecordWriter.onOneLine(results.settings));
            return results;
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** What decides the games, and so may not change when a tournament goes on. How many there are may. */
    private static Map<String, String> settings(TournamentPlan plan) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put(FORMAT, VERSION);
        settings.put("game", plan.game().text());
        settings.put("one", plan.one().text());
        settings.put("two", plan.two().text());
        settings.put("seed", String.valueOf(plan.seed()));
        settings.put("opening", String.valueOf(plan.openingPlies()));
        settings.put("plies", String.valueOf(plan.plyLimit()));
        return settings;
    }

    @Override
    public List<FinishedGame> all() {
        return List.copyOf(games);
    }

    @Override
    public void add(FinishedGame game) throws IOException {
        append(game.record().line());
        games.add(game);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** The lock goes when the file is closed. */
    private void lock() throws IOException {
        try {
            if (file.getChannel().tryLock() != null) return;
        } catch (OverlappingFileLockException e) {
            // This program itself has it open already.
        }
        throw new TournamentRefused(Phrase.of("play.results.in-use", path.toString()));
    }

    private void append(String line) throws IOException {
        try {
            file.seek(end);
            file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            file.getFD().sync();
            end = file.getFilePointer();
        } catch (IOException e) {
            cutOff(e);
            throw e;
        }
    }

    private void cutOff(IOException reason) {
        try {
            file.setLength(end);
        } catch (IOException e) {
            // What is left there has no end, and will be taken for torn.
            reason.addSuppressed(e);
        }
    }

    private void read(boolean resumed) throws IOException {
        // What is no longer than nothing may be a device that never ends.
        if (file.length() == 0) return;
        try (InputStream bytes = Files.newInputStream(path);
                InputStream in = new BufferedInputStream(bytes)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            int number = 1;
            for (int letter = in.read(); letter >= 0; letter = in.read()) {
                if (letter != '\n') {
                    line.write(letter);
                    if (line.size() > LONGEST_LINE) throw wrong(number, 1, Phrase.of("play.results.long-line"));
                    continue;
                }
                if (!resumed) throw new TournamentRefused(Phrase.of("play.results.there", path.toString()));
                end += line.size() + 1;
                readLine(number++, line.toString(StandardCharsets.UTF_8));
                line.reset();
            }
            if (end == 0) checkTorn(line.toString(StandardCharsets.UTF_8));
        }
    }

    /** What is left of a first line; a file of anything else is not ours to overwrite. */
    private void checkTorn(String beginning) {
        if (beginning.startsWith(FORMAT) || FORMAT.startsWith(beginning)) return;
        throw wrong(1, 1, Phrase.of("play.record.no-record", FORMAT));
    }

    private void readLine(int number, String line) {
        try {
            if (number == 1) {
                compare(new RecordLines(line, FORMAT));
            } else {
                games.add(game(line));
            }
        } catch (UnreadableRecord e) {
            throw wrong(number, e.column(), e.reason());
        }
    }

    private void compare(RecordLines head) {
        settings.forEach((key, value) -> {
            String found = head.value(key).map(RecordLines.Value::text).orElse("");
            if (!found.equals(value)) {
                throw new TournamentRefused(
                        Phrase.of("play.results.other-settings", path.toString(), key, found, value));
            }
        });
    }

    private FinishedGame game(String line) {
        GameRecord record = GameRecord.read(line);
        String number = record.head().value(FinishedGame.NUMBER).orElse("");
        if (!number.matches("[1-9][0-9]{0,8}") || !numbers.add(Integer.valueOf(number))) {
            throw UnreadableRecord.at(0, line, Phrase.of("play.results.no-number", FinishedGame.NUMBER));
        }
        Seat seatOfOne = TournamentPlan.seatOfOne(Integer.parseInt(number));
        return new FinishedGame(Integer.parseInt(number), seatOfOne, record);
    }

    private TournamentRefused wrong(int line, int column, Phrase reason) {
        return new TournamentRefused(Phrase.of(
                "play.results.bad-line", path.toString(), String.valueOf(line), String.valueOf(column), reason));
    }
}
