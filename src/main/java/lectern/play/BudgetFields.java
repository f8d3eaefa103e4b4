package lectern.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import lectern.game.Excerpt;
import lectern.search.Budget;

/** The settings of a player text that say how long to think about a move. */
final class BudgetFields {
    static final String DEPTH = "depth";
    static final String NODES = "nodes";
    static final String MILLIS = "millis";
    static final String CLOCK = "clock";

    private static final int MOST_PLIES = 1_000;
    private static final long MOST_NODES = 1_000_000_000_000L;
    private static final long MOST_MILLIS = 1_000_000_000L;

    private final PlayerFields fields;

    BudgetFields(PlayerFields fields) {
        this.fields = fields;
    }

    /** The limits that are given; the usual budget if none is. */
    Budget budget() {
        OptionalLong depth = fields.whole(DEPTH, MOST_PLIES);
        OptionalLong nodes = fields.whole(NODES, MOST_NODES);
        OptionalLong millis = fields.whole(MILLIS, MOST_MILLIS);
        Budget.Clock clock = clock();
        if (fields.has(CLOCK) && millis.isEmpty()) throw fields.wrongKey(CLOCK, "play.clock-alone");
        if (depth.isEmpty() && nodes.isEmpty() && millis.isEmpty()) return Budget.USUAL;
        return new Budget(
                (int) depth.orElse(Budget.ANY_DEPTH),
                nodes.orElse(Budget.ANY_NUMBER),
                millis.orElse(Budget.ANY_NUMBER),
                clock);
    }

    private Budget.Clock clock() {
        return switch (fields.value(CLOCK).orElse("wall")) {
            case "wall" -> Budget.Clock.WALL;
            case "cpu" -> Budget.Clock.CPU;
            default ->
                throw fields.wrongValue(
                        CLOCK, "play.no-clock", Excerpt.of(fields.value(CLOCK).orElseThrow()));
        };
    }

    /** The settings that give a budget; none for the usual one. */
    static List<String> canonical(Budget budget) {
        List<String> parts = new ArrayList<>();
        if (budget.equals(Budget.USUAL)) return parts;
        if (budget.depth() != Budget.ANY_DEPTH) parts.add(DEPTH + "=" + budget.depth());
        if (budget.nodes() != Budget.ANY_NUMBER) parts.add(NODES + "=" + budget.nodes());
        if (budget.millis() != Budget.ANY_NUMBER) parts.add(MILLIS + "=" + budget.millis());
        if (budget.clock() == Budget.Clock.CPU) parts.add(CLOCK + "=cpu");
        return parts;
    }
}
