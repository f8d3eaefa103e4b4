package lectern.play;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicJson;

/** Reads records. Strict: whatever it does not understand, it names, with line and column. */
final class RecordReader {
    /** Far more than any game needs, and still read within seconds. */
    private static final int LONGEST = 8_000_000;

    private static final Set<String> SEEDS =
            Set.of(RecordHead.START_SEED, RecordHead.seed(Seat.FIRST), RecordHead.seed(Seat.SECOND));
    private static final Set<String> OF_THE_RECORD =
            Set.of(GameRecord.FORMAT, GameRecord.GAME, GameRecord.START, GameRecord.RESULT);

    private final String text;
    private final RecordLines lines;

    RecordReader(String text) {
        if (text.length() > LONGEST) {
            throw UnreadableRecord.at(0, text, Phrase.of("play.record.too-long", text.length(), LONGEST));
        }
        this.text = text;
        lines = new RecordLines(text, GameRecord.FORMAT);
    }

    GameRecord read() {
        checkVersion();
        Map<String, String> entries = entries();
        Game game = understood(required(GameRecord.GAME), Games::read);
        List<Heuristic> heuristics =
                lines.heuristics().stream().map(line -> heuristic(line, game)).toList();
        RecordHead head = new RecordHead(entries, new NamedHeuristics(heuristics));
        Match match = new RecordMoves(text, lines.end(), start(game)).match();
        return new GameRecord(match, result(match), head);
    }

    private void checkVersion() {
        RecordLines.Value version = required(GameRecord.FORMAT);
        if (!version.text().equals(GameRecord.VERSION)) {
            throw wrong(version.offset(), "play.record.version", version.text(), GameRecord.VERSION);
        }
    }

    private Map<String, String> entries() {
        Map<String, String> entries = new LinkedHashMap<>();
        lines.values().forEach((key, value) -> {
            if (OF_THE_RECORD.contains(key)) return;
            if (SEEDS.contains(key)) seed(key, value);
            if (key.equals(RecordHead.DATE)) checkDate(value);
            entries.put(key, value.text());
        });
        return entries;
    }

    private Heuristic heuristic(RecordLines.Value line, Game game) {
        try {
            return HeuristicJson.read(line.text(), RecordHead.HEURISTIC).in(game.kind());
        } catch (UnreadableHeuristic wrong) {
            throw UnreadableRecord.at(line.offset(), text, wrong.phrase());
        }
    }

    private Position start(Game game) {
        Optional<RecordLines.Value> seed = lines.value(RecordHead.START_SEED);
        if (lines.value(GameRecord.START).isEmpty() && seed.isPresent()) {
            return game.start(seed(RecordHead.START_SEED, seed.get())).position();
        }
        return understood(required(GameRecord.START), game::read);
    }

    private GameResult result(Match match) {
        Optional<RecordLines.Value> told = lines.value(GameRecord.RESULT);
        GameResult played = GameResult.of(match.mainEnd());
        if (told.isEmpty()) return played;
        RecordLines.Value value = told.get();
        GameResult result = GameResult.read(value.text())
                .orElseThrow(() -> wrong(value.offset(), "play.record.no-result", value.text()));
        if (result.fits(match.mainEnd())) return result;
        throw wrong(value.offset(), "play.record.other-result", value.text(), played.text());
    }

    private long seed(String key, RecordLines.Value value) {
        try {
            return Long.parseLong(value.text());
        } catch (NumberFormatException e) {
            throw wrong(value.offset(), "play.record.no-seed", key, value.text());
        }
    }

    private void checkDate(RecordLines.Value value) {
        try {
            LocalDate.parse(value.text());
        } catch (DateTimeException e) {
            throw wrong(value.offset(), "play.record.no-date", value.text());
        }
    }

    private RecordLines.Value required(String key) {
        return lines.value(key).orElseThrow(() -> wrong(lines.end(), "play.record.missing", key));
    }

    private <T> T understood(RecordLines.Value value, Function<String, T> reader) {
        try {
            return reader.apply(value.text());
        } catch (UnreadableText e) {
            int offset = Math.min(value.offset() + e.column() - 1, text.length());
            throw UnreadableRecord.at(offset, text, e.reason());
        }
    }

    private UnreadableRecord wrong(int offset, String sentence, Object... arguments) {
        return UnreadableRecord.at(offset, text, Phrase.of(sentence, arguments));
    }
}
