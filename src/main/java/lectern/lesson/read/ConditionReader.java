package lectern.lesson.read;

import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Word;
import lectern.lesson.condition.AllOf;
import lectern.lesson.condition.AnyOf;
import lectern.lesson.condition.BestAtDepth;
import lectern.lesson.condition.BestBy;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Effort;
import lectern.lesson.condition.EndsOn;
import lectern.lesson.condition.KeepsWin;
import lectern.lesson.condition.Legal;
import lectern.lesson.condition.Listed;
import lectern.lesson.condition.Not;
import lectern.lesson.condition.StartsOn;
import lectern.lesson.condition.Tells;
import lectern.lesson.condition.WinsNow;

/** Reads conditions: a map of which all must hold, or one of the words that need no more. */
final class ConditionReader {
    static final int USUAL_NODES = 200_000;

    private static final String LEGAL = "legal";
    private static final String WINS_NOW = "wins-now";
    private static final String KEEPS_WIN = "keeps-win";
    private static final List<String> WORDS = List.of(LEGAL, WINS_NOW, KEEPS_WIN);
    private static final List<String> KEYS = List.of(
            "moves",
            "at-least",
            "at-most",
            "starts-on",
            "ends-on",
            "best-by",
            "best-at-depth",
            KEEPS_WIN,
            WINS_NOW,
            LEGAL,
            "any",
            "not");

    private final LessonState desk;
    private final Position position;

    ConditionReader(LessonState desk, Position position) {
        this.desk = desk;
        this.position = position;
    }

    /** Accepted answers: a list of moves, or a condition. */
    Condition accepted(YamlValue.Field field) {
        if (field.value() instanceof YamlValue.Fields || isWord(field)) return read(field);
        return new Listed(LessonState.alternatives(field, position));
    }

    private static boolean isWord(YamlValue.Field field) {
        return field.value() instanceof YamlValue.Text text && WORDS.contains(text.text());
    }

    Condition read(YamlValue.Field field) {
        if (isWord(field)) return word(field.text());
        List<Condition> all = Attempts.each(field.entries(KEYS).all(), this::part).stream()
                .flatMap(List::stream)
                .toList();
        if (all.isEmpty()) throw new LessonFault(field.line(), "lesson.empty", field.key());
        return all.size() == 1 ? all.get(0) : new AllOf(all);
    }

    private static Condition word(String word) {
        return switch (word) {
            case WINS_NOW -> new WinsNow();
            case KEEPS_WIN -> new KeepsWin(USUAL_NODES);
            default -> new Legal();
        };
    }

    private List<Condition> part(YamlValue.Field part) {
        return switch (part.key()) {
            case "moves" -> List.of(new Listed(LessonState.alternatives(part, position)));
            case "at-least", "at-most" -> tells(part);
            case "starts-on" -> List.of(new StartsOn(desk.cells(part)));
            case "ends-on" -> List.of(new EndsOn(desk.cells(part)));
            case "best-by" -> List.of(new BestBy(Sources.evaluator(part, desk)));
            case "best-at-depth" -> List.of(bestAtDepth(part, desk));
            case KEEPS_WIN -> List.of(new KeepsWin(part.whole(1, Effort.MOST_NODES)));
            case "any" -> List.of(new AnyOf(Attempts.each(part.items(), this::read)));
            case "not" -> List.of(new Not(accepted(part)));
            default -> List.of(flagged(part));
        };
    }

    private static Condition flagged(YamlValue.Field part) {
        Condition condition = word(part.key());
        return part.flag() ? condition : new Not(condition);
    }

    private List<Condition> tells(YamlValue.Field part) {
        List<? extends Word> words = desk.game().kind().words().stream()
                .filter(word -> word.use() == Word.Use.EFFECT)
                .toList();
        List<String> names = words.stream().map(ConditionReader::name).toList();
        boolean least = part.key().equals("at-least");
        return Attempts.<YamlValue.Field, Condition>each(part.entries(names).all(), count -> {
            Word word = words.get(names.indexOf(count.key()));
            int number = count.whole(0, 1000);
            return new Tells(word, least ? number : 0, least ? Integer.MAX_VALUE : number);
        });
    }

    /** A word's key without its game. */
    private static String name(Word word) {
        return word.key().substring(word.game().length() + 1);
    }

    private static Condition bestAtDepth(YamlValue.Field part, LessonState desk) {
        if (part.value() instanceof YamlValue.Text)
            return new BestAtDepth(usual(desk.game()), part.whole(1, BestAtDepth.DEEPEST));
        Entries entries = part.entries(List.of("depth", "evaluator"));
        Evaluator evaluator = entries.find("evaluator")
                .map(field -> Sources.evaluator(field, desk))
                .orElseGet(() -> usual(desk.game()));
        return new BestAtDepth(evaluator, entries.get("depth").whole(1, BestAtDepth.DEEPEST));
    }

    /** What players of every game judge by unless told otherwise. */
    private static Evaluator usual(Game game) {
        return game.kind().strong();
    }
}
