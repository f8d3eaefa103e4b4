package lectern.lesson.read;

import java.util.Arrays;
import java.util.List;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.Statement;
import lectern.lesson.condition.Effort;
import lectern.lesson.condition.Guess;
import lectern.search.ProvenResult;

/** Reads claims. Which keys there are says what is claimed. */
final class ClaimBlocks {
    static final String CLAIM = "claim";

    private static final List<String> KINDS = List.of("only", "player", "worth", "measure");

    private final LessonState desk;

    ClaimBlocks(LessonState desk) {
        this.desk = desk;
    }

    Block claim(int line, YamlValue.Fields fields) {
        List<String> kinds = KINDS.stream().filter(fields.fields()::containsKey).toList();
        if (kinds.size() > 1) throw new LessonFault(line, "lesson.one-of", KINDS);
        String kind = kinds.isEmpty() ? "" : kinds.get(0);
        Entries entries = new Entries(
                fields,
                switch (kind) {
                    case "only" -> List.of(CLAIM, "only", "that");
                    case "player" -> List.of(CLAIM, "player", "seed", "plays", "misses");
                    case "worth" -> List.of(CLAIM, "worth", "nodes");
                    case "measure" -> List.of(CLAIM, "measure", "is", "tolerance");
                    default -> List.of(CLAIM, "only", "that", "player", "plays", "misses", "worth", "measure", "is");
                });
        if (kind.isEmpty()) throw new LessonFault(line, "lesson.one-of", KINDS);
        Position board = kind.equals("measure") ? desk.position(line) : desk.running(line);
        return new Block.Claim(line, board, entries.get(CLAIM).sentence(), statement(kind, entries, board));
    }

    private Statement statement(String kind, Entries entries, Position board) {
        return switch (kind) {
            case "only" ->
                new Statement.Only(
                        LessonState.alternatives(entries.get("only"), board),
                        new ConditionReader(desk, board).read(entries.get("that")));
            case "player" -> chooses(entries, board);
            case "worth" -> worth(entries);
            default ->
                new Statement.Amounts(
                        MeasureReader.read(entries.get("measure"), desk, board),
                        entries.get("is").number(),
                        entries.find("tolerance").map(YamlValue.Field::number).orElse(AskBlocks.EXACT));
        };
    }

    private Statement chooses(Entries entries, Position board) {
        Guess guess = Sources.guess(entries.get("player"), entries, desk.game());
        boolean misses = entries.has("misses");
        if (misses == entries.has("plays")) {
            throw new LessonFault(entries.get("player").line(), "lesson.one-of", List.of("plays", "misses"));
        }
        YamlValue.Field moves = entries.get(misses ? "misses" : "plays");
        return new Statement.Chooses(guess, LessonState.alternatives(moves, board), misses);
    }

    private static Statement worth(Entries entries) {
        List<String> words = Arrays.stream(ProvenResult.Result.values())
                .map(ProvenResult.Result::word)
                .toList();
        ProvenResult.Result result =
                ProvenResult.Result.values()[words.indexOf(entries.get("worth").oneOf(words))];
        int nodes = entries.find("nodes")
                .map(field -> field.whole(1, Effort.MOST_NODES))
                .orElse(ConditionReader.USUAL_NODES);
        return new Statement.Worth(result, nodes);
    }
}
