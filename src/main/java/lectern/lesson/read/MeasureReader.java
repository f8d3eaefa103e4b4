package lectern.lesson.read;

import java.util.List;
import lectern.game.Position;
import lectern.lesson.condition.Measure;

/** Reads what is to be measured: exactly one thing. */
final class MeasureReader {
    private static final List<String> KEYS = List.of("moves", "fact", "evaluator", "criterion", "side");

    private MeasureReader() {}

    static Measure read(YamlValue.Field field, LessonState desk, Position position) {
        Entries entries = field.entries(KEYS);
        List<YamlValue.Field> kinds = entries.all().stream()
                .filter(entry -> !entry.key().equals("side"))
                .toList();
        if (kinds.size() != 1) throw new LessonFault(field.line(), LessonFault.ONE_OF, KEYS.subList(0, 4));
        YamlValue.Field kind = kinds.get(0);
        boolean sided = kind.key().equals("evaluator") || kind.key().equals("criterion");
        if (!sided && entries.has("side"))
            throw new LessonFault(entries.get("side").line(), "lesson.no-side", kind.key());
        return switch (kind.key()) {
            case "moves" -> new Measure.Moves(new ConditionReader(desk, position).accepted(kind));
            case "fact" -> fact(kind, position);
            case "evaluator" -> new Measure.Worth(Sources.evaluator(kind, desk), LessonState.side(entries, position));
            default -> new Measure.Raw(Sources.criterion(kind, desk.game()), LessonState.side(entries, position));
        };
    }

    private static Measure fact(YamlValue.Field field, Position position) {
        return new Measure.Fact(field.oneOf(Measure.Fact.paths(position)));
    }
}
