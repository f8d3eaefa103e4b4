package lectern.play;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lectern.game.Phrase;

/** The first line of a results file: its version, and all that decides the games. */
final class ResultsHead {
    static final String FORMAT = "lectern-tournament";

    /** Its lines have sums, the first one too. */
    private static final String VERSION = "2";

    /** Its first line has no sum; the others may be without. */
    private static final String WITHOUT_SUMS = "1";

    private static final SummedLine SUMMED = new SummedLine("");

    private final Path path;

    /** What may not change when a tournament goes on. How many games there are may. */
    private final Map<String, String> settings = new LinkedHashMap<>();

    private final List<String> heuristics;

    ResultsHead(Path path, TournamentPlan plan) {
        this.path = path;
        settings.put("game", plan.game().text());
        settings.put("one", plan.one().text());
        settings.put("two", plan.two().text());
        settings.put("seed", String.valueOf(plan.seed()));
        settings.put("opening", String.valueOf(plan.openingPlies()));
        settings.put("plies", String.valueOf(plan.plyLimit()));
        heuristics = RecordWriter.lines(plan.heuristics());
    }

    String line() {
        return SUMMED.with(FORMAT + ": " + VERSION + " | " + settingsLine());
    }

    /** How the lines of this tournament's games are summed. */
    SummedLine games() {
        return new SummedLine(settingsLine());
    }

    private String settingsLine() {
        Stream<String> lines =
                settings.entrySet().stream().map(entry -> RecordWriter.line(entry.getKey(), entry.getValue()));
        return RecordWriter.onOneLine(Stream.concat(lines, heuristics.stream()).toList());
    }

    /**
     * Compares a file's first line with this one.
     *
     * @return whether all other lines of the file have sums
     * @throws TournamentRefused if it tells of another tournament
     * @throws UnreadableRecord if it is damaged, or is something else
     */
    boolean readSummed(String line) {
        String found = SUMMED.read(line).orElse(line);
        RecordLines lines = new RecordLines(found, FORMAT);
        String version = text(lines, FORMAT);
        boolean whole = !found.equals(line);
        boolean old = version.equals(WITHOUT_SUMS) && !SummedLine.isSummed(line);
        if (!whole && !old) throw UnreadableRecord.at(0, line, Phrase.of("play.results.other-sum"));
        if (!old) compare(FORMAT, version, VERSION);
        settings.forEach((key, value) -> compare(key, text(lines, key), value));
        List<String> written = lines.heuristics().stream()
                .map(value -> RecordWriter.line(RecordHead.HEURISTIC, value.text()))
                .toList();
        if (!written.equals(heuristics)) {
            throw new TournamentRefused(Phrase.of("play.results.other-heuristics", path.toString()));
        }
        return whole;
    }

    private static String text(RecordLines lines, String key) {
        return lines.value(key).map(RecordLines.Value::text).orElse("");
    }

    private void compare(String key, String found, String value) {
        if (found.equals(value)) return;
        throw new TournamentRefused(Phrase.of("play.results.other-settings", path.toString(), key, found, value));
    }
}
