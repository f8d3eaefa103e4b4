package lectern.search;

/**
 * The conditions under which a player thinks about one move.
 *
 * @param seed decides whatever is drawn
 * @param recorded how many nodes of its search to keep for looking at afterwards; 0 for full speed
 */
public record Thinking(Budget budget, long seed, Stop stop, int recorded) {
    public static Thinking within(Budget budget) {
        return new Thinking(budget, 0, new Stop(), 0);
    }

    public Thinking seeded(long number) {
        return new Thinking(budget, number, stop, recorded);
    }

    public Thinking stoppedBy(Stop token) {
        return new Thinking(budget, seed, token, recorded);
    }

    public Thinking recording(int nodes) {
        return new Thinking(budget, seed, stop, nodes);
    }
}
