package lectern.lesson.condition;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Word;
import lectern.game.board.Cells;

/**
 * Spells what a lesson asks for, the same in every language and on every machine. Saved progress finds its questions
 * by a sum of these texts: a spelling that is changed loses the progress that was saved with it.
 */
public final class ContentKey {
    private ContentKey() {}

    public static String of(Cells cells) {
        return cells.stream().boxed().toList().toString();
    }

    public static String of(List<Move> moves) {
        return moves.stream().map(Move::text).toList().toString();
    }

    public static String of(Optional<String> key) {
        return key.map(known -> "Optional[" + known + "]").orElse("Optional.empty");
    }

    static String each(List<Condition> conditions) {
        return conditions.stream().map(Condition::contentKey).toList().toString();
    }

    public static String of(Evaluator evaluator) {
        List<String> parts = evaluator.parts().stream()
                .map(part -> "Weighted[criterion=" + of(part.criterion()) + ", weight=" + part.weight() + "]")
                .toList();
        return "Evaluator[id=" + evaluator.id() + ", parts=" + parts + "]";
    }

    static String of(Criterion criterion) {
        boolean known = criterion.definition().equals(criterion.key());
        return constant(criterion.key()) + (known ? "" : "=" + criterion.definition());
    }

    static String of(Word word) {
        return constant(word.key().substring(word.game().length() + 1));
    }

    private static String constant(String key) {
        return key.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
