package lectern.play;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Phrase;
import lectern.game.Seat;

/** Reads a results file line by line. A line that is damaged is named and left out; the others count. */
final class ResultsReader {
    /** A tournament's record has a byte for each letter, and fewer letters than this. */
    private static final int LONGEST_LINE = 9_000_000;

    /** How many damaged lines are named one by one. */
    private static final int MOST_NAMED = 10;

    private final Path path;
    private final ResultsHead head;
    private final SummedLine summed;
    private final List<FinishedGame> games = new ArrayList<>();
    private final Set<Integer> numbers = new HashSet<>();
    private final List<Phrase> damage = new ArrayList<>();
    private Optional<Phrase> damageOfHead = Optional.empty();
    private int unnamed;
    private boolean withSums;
    private int number;
    private long end;

    ResultsReader(Path path, ResultsHead head) {
        this.path = path;
        this.head = head;
        summed = head.games();
    }

    List<FinishedGame> games() {
        return games;
    }

    /** A sentence for every line that does not count, each behind the other as in the file. */
    List<Phrase> damage() {
        List<Phrase> all = new ArrayList<>();
        damageOfHead.ifPresent(all::add);
        all.addAll(damage);
        if (unnamed > 0) all.add(Phrase.of("play.results.more-damage", path.toString(), unnamed));
        return all;
    }

    /** Where the last line ends that has an end. */
    long end() {
        return end;
    }

    /**
     * @throws TournamentRefused if the file holds something else, another tournament, or any if none is to be resumed
     */
    void read(boolean resumed) throws IOException {
        try (InputStream bytes = Files.newInputStream(path);
                InputStream in = new BufferedInputStream(bytes)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            long length = 0;
            for (int letter = in.read(); letter >= 0; letter = in.read()) {
                length++;
                if (letter != '\n') {
                    if (line.size() <= LONGEST_LINE) line.write(letter);
                    continue;
                }
                if (!resumed) throw new TournamentRefused(Phrase.of("play.results.there", path.toString()));
                end += length;
                length = 0;
                number++;
                readLine(line.toString(StandardCharsets.UTF_8), line.size() > LONGEST_LINE);
                line.reset();
            }
            readRest(line.toString(StandardCharsets.UTF_8));
        }
        if (damageOfHead.isPresent() && games.isEmpty()) throw new TournamentRefused(damageOfHead.get());
    }

    private void readLine(String line, boolean tooLong) {
        if (number == 1) {
            readHead(line);
            return;
        }
        try {
            if (tooLong) throw wrong(line, "play.results.long-line");
            games.add(game(record(line)));
        } catch (UnreadableRecord e) {
            leaveOut(damaged(e));
        }
    }

    /** If it is damaged, the games tell whether the file is this tournament's: their sums cover its settings. */
    private void readHead(String line) {
        try {
            withSums = head.readSummed(line);
        } catch (UnreadableRecord e) {
            damageOfHead = Optional.of(damaged(e));
            withSums = true;
        }
    }

    private String record(String line) {
        Optional<String> whole = summed.read(line);
        if (whole.isPresent()) return whole.get();
        if (withSums || SummedLine.isSummed(line)) throw wrong(line, "play.results.other-sum");
        return line;
    }

    private FinishedGame game(String line) {
        GameRecord record = GameRecord.read(line);
        String told = record.head().value(FinishedGame.NUMBER).orElse("");
        if (!told.matches("[1-9][0-9]{0,8}") || !numbers.add(Integer.valueOf(told))) {
            throw wrong(line, "play.results.no-number", FinishedGame.NUMBER);
        }
        Seat seatOfOne = TournamentPlan.seatOfOne(Integer.parseInt(told));
        return new FinishedGame(Integer.parseInt(told), seatOfOne, record);
    }

    /** What has no end: the line that was being written when the program was killed, or one whose end is damaged. */
    private void readRest(String rest) {
        if (end > 0 && !rest.isEmpty()) {
            leaveOut(Phrase.of("play.results.torn-line", path.toString(), String.valueOf(number + 1)));
        }
        // A file of anything else is not ours to overwrite.
        boolean ours = rest.startsWith(ResultsHead.FORMAT) || ResultsHead.FORMAT.startsWith(rest);
        if (end > 0 || ours) return;
        Phrase reason = Phrase.of("play.record.no-record", ResultsHead.FORMAT);
        throw new TournamentRefused(Phrase.of("play.results.bad-line", path.toString(), "1", "1", reason));
    }

    private void leaveOut(Phrase why) {
        if (damage.size() < MOST_NAMED) {
            damage.add(Phrase.of("play.results.left-out", why));
        } else {
            unnamed++;
        }
    }

    private Phrase damaged(UnreadableRecord e) {
        return Phrase.of(
                "play.results.bad-line",
                path.toString(),
                String.valueOf(number),
                String.valueOf(e.column()),
                e.reason());
    }

    private static UnreadableRecord wrong(String line, String key, Object... arguments) {
        return UnreadableRecord.at(0, line, Phrase.of(key, arguments));
    }
}
