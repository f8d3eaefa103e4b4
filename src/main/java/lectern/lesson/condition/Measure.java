package lectern.lesson.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Stop;

/** A number that the engine finds out about a position. */
public sealed interface Measure {
    /**
     * @throws Unproven if the engine could not find out within its limits
     */
    double of(Position position, Stop stop);

    /** What it measures, as {@link ContentKey} spells it. */
    String contentKey();

    /** How many legal moves satisfy a condition. */
    record Moves(Condition condition) implements Measure {
        @Override
        public double of(Position position, Stop stop) {
            return condition.among(position, stop).size();
        }

        @Override
        public String contentKey() {
            return "Moves[condition=" + condition.contentKey() + "]";
        }
    }

    /** What the position is worth to a side, by an evaluator. */
    record Worth(Evaluator evaluator, Seat side) implements Measure {
        @Override
        public double of(Position position, Stop stop) {
            return evaluator.value(position, side);
        }

        @Override
        public String contentKey() {
            return "Worth[evaluator=" + ContentKey.of(evaluator) + ", side=" + side.name() + "]";
        }
    }

    /** What a criterion measures for a side, before its weight. */
    record Raw(Criterion criterion, Seat side) implements Measure {
        @Override
        public double of(Position position, Stop stop) {
            return criterion.raw(position, side) + 0.0;
        }

        @Override
        public String contentKey() {
            return "Raw[criterion=" + ContentKey.of(criterion) + ", side=" + side.name() + "]";
        }
    }

    /**
     * Something that the game counts.
     *
     * @param path names joined by full stops, such as {@code mobility.first}
     */
    record Fact(String path) implements Measure {
        @Override
        public double of(Position position, Stop stop) {
            return ((Number) find(position)).doubleValue();
        }

        /** Every name under which a position has a number. */
        public static List<String> paths(Position position) {
            List<String> paths = new ArrayList<>();
            addPaths("", position.view().facts(), paths);
            return paths;
        }

        private static void addPaths(String before, Map<?, ?> facts, List<String> paths) {
            facts.forEach((name, fact) -> {
                if (fact instanceof Number) paths.add(before + name);
                if (fact instanceof Map<?, ?> map) addPaths(before + name + ".", map, paths);
            });
        }

        private Object find(Position position) {
            Object found = position.view().facts();
            for (String name : path.split("\\.", -1)) {
                found = found instanceof Map<?, ?> map ? map.get(name) : null;
            }
            return found;
        }

        @Override
        public String contentKey() {
            return "Fact[path=" + path + "]";
        }
    }
}
