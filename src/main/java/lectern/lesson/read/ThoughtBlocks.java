package lectern.lesson.read;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
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
        Entries entries = new Entries(fields, List.of(DECIDE, "seed", "open"));
        Position board = desk.running(line);
        Guess guess = Sources.guess(entries.get(DECIDE), entries, desk.game());
        List<String> words = Arrays.stream(Block.Opened.values())
                .map(opened -> opened.name().toLowerCase(Locale.ROOT))
                .toList();
        Block.Opened opened = entries.find("open")
                .map(field -> Block.Opened.values()[words.indexOf(field.oneOf(words))])
                .orElse(Block.Opened.CANDIDATES);
        return new Block.Decide(line, board, guess, opened);
    }

    /** Of moves from the position on the board; or of a record, which brings its own start. */
    Block chart(int line, YamlValue.Fields fields) {
        Entries entries = new Entries(fields, List.of(CHART, "evaluator", "side", "show"));
        YamlValue.Field field = entries.get(CHART);
        boolean recorded =
                field.value() instanceof YamlValue.Text text && text.text().startsWith(RECORD);
        Match match = recorded ? record(field) : null;
        Position start = recorded ? match.start() : desk.position(line);
        List<Move> moves =
                recorded ? match.line().stream().map(Turn::move).toList() : LessonState.sequence(field, start);
        Evaluator evaluator = entries.find("evaluator")
                .map(name -> Sources.evaluator(name, desk.game()))
                .orElseGet(() -> desk.game().kind().evaluators().get(0));
        boolean stacked = entries.find("show")
                .map(show -> show.oneOf(List.of("total", "criteria")).equals("criteria"))
                .orElse(false);
        return new Block.Chart(line, start, moves, evaluator, LessonState.side(entries, start), stacked);
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
