package lectern.lesson.read;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.lesson.Block;
import lectern.lesson.condition.Guess;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.play.UnreadableRecord;

/** Reads the blocks that show what is thought of the board: decisions and charts. */
final class ThoughtBlocks {
    static final String DECIDE = "decide";
    static final String CHART = "chart";

    private static final String RECORD = "lectern:";

    private final LessonState desk;

    ThoughtBlocks(LessonState desk) {
        this.desk = desk;
    }

    Block decide(int line, YamlValue.Fields fields) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, List.of(DECIDE, "seed", "open"), parts);
        Optional<Position> board = parts.at(() -> desk.running(line));
        Optional<Guess> guess = parts.at(() -> Sources.guess(entries.get(DECIDE), entries, desk));
        List<String> words = Arrays.stream(Block.Opened.values())
                .map(opened -> opened.name().toLowerCase(Locale.ROOT))
                .toList();
        Optional<Block.Opened> opened = parts.at(() -> entries.find("open")
                .map(field -> Block.Opened.values()[words.indexOf(field.oneOf(words))])
                .orElse(Block.Opened.CANDIDATES));
        parts.end();
        return new Block.Decide(line, board.orElseThrow(), guess.orElseThrow(), opened.orElseThrow());
    }

    /** Of moves from the position on the board; or of a record, which brings its own start. */
    Block chart(int line, YamlValue.Fields fields) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, List.of(CHART, "evaluator", "side", "show"), parts);
        YamlValue.Field field = entries.get(CHART);
        boolean recorded =
                field.value() instanceof YamlValue.Text text && text.text().startsWith(RECORD);
        Optional<Match> match = parts.at(() -> recorded ? record(field) : played(field, desk.position(line)));
        Optional<Evaluator> evaluator = parts.at(() -> entries.find("evaluator")
                .map(name -> Sources.evaluator(name, desk))
                .orElseGet(() -> desk.game().kind().evaluators().get(0)));
        Optional<Boolean> stacked = parts.at(() -> entries.find("show")
                .map(show -> show.oneOf(List.of("total", "criteria")).equals("criteria"))
                .orElse(false));
        Optional<Seat> side = parts.at(() -> LessonState.side(entries, BoardBlocks.known(match.map(Match::start))));
        parts.end();
        Match charted = match.orElseThrow();
        List<Move> moves = charted.line().stream().map(Turn::move).toList();
        return new Block.Chart(
                line, charted.start(), moves, evaluator.orElseThrow(), side.orElseThrow(), stacked.orElseThrow());
    }

    private static Match played(YamlValue.Field field, Position start) {
        Match match = Match.from(start);
        for (Move move : LessonState.sequence(field, start)) match = match.play(move);
        return match;
    }

    private Match record(YamlValue.Field field) {
        try {
            Match match = GameRecord.read(field.text()).match();
            if (match.game().equals(desk.game())) return match;
            throw new LessonFault(
                    field.line(), "lesson.other-game", match.game().text());
        } catch (UnreadableRecord wrong) {
            throw new LessonFault(field.value().line(), wrong.reason());
        }
    }
}
