package lectern.lesson.read;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.Statement;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Effort;
import lectern.lesson.condition.Guess;
import lectern.lesson.condition.Measure;
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
        if (kinds.size() > 1) throw new LessonFault(line, LessonFault.ONE_OF, KINDS);
        String kind = kinds.isEmpty() ? "" : kinds.get(0);
        Attempts parts = new Attempts();
        Entries entries = new Entries(
                fields,
                switch (kind) {
                    case "only" -> List.of(CLAIM, "only", "that");
                    case "player" -> List.of(CLAIM, "player", "seed", "plays", "misses");
                    case "worth" -> List.of(CLAIM, "worth", "nodes");
                    case "measure" -> List.of(CLAIM, "measure", "is", "tolerance");
                    default -> List.of(CLAIM, "only", "that", "player", "plays", "misses", "worth", "measure", "is");
                },
                parts);
        Optional<String> sentence = parts.at(() -> entries.get(CLAIM).sentence());
        Optional<Statement> statement = Optional.empty();
        Optional<Position> board = Optional.empty();
        if (kind.isEmpty()) {
            parts.at(() -> {
                throw new LessonFault(line, LessonFault.ONE_OF, KINDS);
            });
        } else {
            board = parts.at(() -> kind.equals("measure") ? desk.position(line) : desk.running(line));
            statement = statement(kind, entries, board, parts);
        }
        parts.end();
        return new Block.Claim(line, board.orElseThrow(), sentence.orElseThrow(), statement.orElseThrow());
    }

    private Optional<Statement> statement(String kind, Entries entries, Optional<Position> board, Attempts parts) {
        return switch (kind) {
            case "only" -> only(entries, board, parts);
            case "player" -> chooses(entries, board, parts);
            case "worth" -> parts.at(() -> worth(entries));
            default -> amounts(entries, board, parts);
        };
    }

    private Optional<Statement> only(Entries entries, Optional<Position> board, Attempts parts) {
        Optional<List<Move>> moves =
                parts.at(() -> LessonState.alternatives(entries.get("only"), BoardBlocks.known(board)));
        Optional<Condition> that =
                parts.at(() -> new ConditionReader(desk, BoardBlocks.known(board)).read(entries.get("that")));
        return moves.flatMap(these -> that.map(condition -> new Statement.Only(these, condition)));
    }

    private Optional<Statement> amounts(Entries entries, Optional<Position> board, Attempts parts) {
        Optional<Measure> measure =
                parts.at(() -> MeasureReader.read(entries.get("measure"), desk, BoardBlocks.known(board)));
        Optional<Double> value = parts.at(() -> entries.get("is").number());
        Optional<Double> tolerance = parts.at(
                () -> entries.find("tolerance").map(YamlValue.Field::number).orElse(AskBlocks.EXACT));
        return measure.flatMap(
                what -> value.flatMap(is -> tolerance.map(within -> new Statement.Amounts(what, is, within))));
    }

    private Optional<Statement> chooses(Entries entries, Optional<Position> board, Attempts parts) {
        Optional<Guess> guess = parts.at(() -> Sources.guess(entries.get("player"), entries, desk));
        boolean misses = entries.has("misses");
        Optional<List<Move>> moves = parts.at(() -> {
            if (misses == entries.has("plays")) {
                throw new LessonFault(entries.get("player").line(), LessonFault.ONE_OF, List.of("plays", "misses"));
            }
            return LessonState.alternatives(entries.get(misses ? "misses" : "plays"), BoardBlocks.known(board));
        });
        return guess.flatMap(player -> moves.map(these -> new Statement.Chooses(player, these, misses)));
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
