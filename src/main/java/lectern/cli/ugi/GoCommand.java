package lectern.cli.ugi;

import java.util.List;
import java.util.OptionalLong;
import lectern.game.Dialect;
import lectern.game.Seat;
import lectern.game.reading.Excerpt;
import lectern.search.Budget;

/** {@code go depth|nodes|movetime|p1time …|infinite}: how long to think. Words that are not known are passed over. */
final class GoCommand {
    /** A move gets this part of the time that is left: some games are over sooner, none is much longer. */
    private static final int MOVES_TO_GO = 25;

    private final List<String> words;
    private final String clock;
    private final long overhead;

    /**
     * @param words those after the command
     * @param overhead milliseconds that pass outside the search, and count all the same
     */
    GoCommand(List<String> words, Dialect dialect, Seat mover, long overhead) {
        this.words = words;
        this.overhead = overhead;
        clock = dialect.clock(mover);
    }

    /**
     * The smallest of the limits that are named; none at all if none is.
     *
     * @throws UgiFault if a limit is not a number, or is negative
     */
    Budget budget() {
        Budget budget = Budget.UNLIMITED;
        OptionalLong depth = limit("depth");
        OptionalLong nodes = limit("nodes");
        OptionalLong millis = limit("movetime");
        OptionalLong left = number(clock + "time");
        if (depth.isPresent()) budget = budget.withDepth((int) Math.min(depth.getAsLong(), Budget.ANY_DEPTH));
        if (nodes.isPresent()) budget = budget.withNodes(nodes.getAsLong());
        if (millis.isPresent()) budget = within(budget, millis.getAsLong());
        if (left.isPresent()) {
            budget =
                    within(budget, share(left.getAsLong(), number(clock + "inc").orElse(0)));
        }
        return budget;
    }

    private Budget within(Budget budget, long millis) {
        long thinking = Math.max(1, millis - overhead);
        return budget.withMillis(Math.min(budget.millis(), thinking), Budget.Clock.WALL);
    }

    /** The part of a clock that one move may take. A clock that has run out shows less than nothing. */
    private static long share(long left, long increment) {
        long share = left / MOVES_TO_GO + Math.max(0, increment) * 3 / 4;
        return Math.min(share, left / 2);
    }

    /** A limit of thinking; 0 is as little as possible. */
    private OptionalLong limit(String name) {
        OptionalLong number = number(name);
        if (number.isPresent() && number.getAsLong() < 0) throw wrong(name, String.valueOf(number.getAsLong()));
        return number.isPresent() ? OptionalLong.of(Math.max(1, number.getAsLong())) : number;
    }

    private OptionalLong number(String name) {
        int at = words.indexOf(name);
        if (at < 0) return OptionalLong.empty();
        String value = at + 1 < words.size() ? words.get(at + 1) : "";
        if (!value.matches("-?[0-9]{1,15}")) throw wrong(name, Excerpt.of(value));
        return OptionalLong.of(Long.parseLong(value));
    }

    private static UgiFault wrong(String name, String value) {
        return UgiFault.of("ugi.no-number", name, value);
    }
}
