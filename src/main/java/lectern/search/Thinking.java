package lectern.search;

import java.util.function.Consumer;

/**
 * The conditions under which a player thinks about one move.
 *
 * @param seed decides whatever is drawn
 * @param recorded how many nodes of its search to keep for looking at afterwards; 0 for full speed
 * @param listener hears how far a search has come, on the thread that thinks; no decision depends on it
 */
public record Thinking(Budget budget, long seed, Stop stop, int recorded, Consumer<Progress> listener) {
    public static Thinking within(Budget budget) {
        return new Thinking(budget, 0, new Stop(), 0, Thinking::unheard);
    }

    public Thinking limitedTo(Budget limit) {
        return new Thinking(limit, seed, stop, recorded, listener);
    }

    public Thinking seeded(long number) {
        return new Thinking(budget, number, stop, recorded, listener);
    }

    public Thinking stoppedBy(Stop token) {
        return new Thinking(budget, seed, token, recorded, listener);
    }

    public Thinking recording(int nodes) {
        return new Thinking(budget, seed, stop, nodes, listener);
    }

    public Thinking heardBy(Consumer<Progress> ear) {
        return new Thinking(budget, seed, stop, recorded, ear);
    }

    private static void unheard(Progress progress) {}
}
