package lectern.search;

import java.util.function.Consumer;
import lectern.game.HeapShare;

/**
 * The conditions under which a player thinks about one move.
 *
 * @param seed decides whatever is drawn
 * @param recorded how many nodes of its search to keep for looking at afterwards; 0 for full speed
 * @param memory how many bytes the player's tree or tables may take. Where they are full, the player goes on with what it
 *     has, and its decision says so; where they are not, no decision depends on it
 * @param listener hears how far a search has come, on the thread that thinks; no decision depends on it
 */
public record Thinking(Budget budget, long seed, Stop stop, int recorded, long memory, Consumer<Progress> listener) {
    public static Thinking within(Budget budget) {
        return new Thinking(budget, 0, new Stop(), 0, HeapShare.THINKING.bytes(), Thinking::unheard);
    }

    public Thinking limitedTo(Budget limit) {
        return new Thinking(limit, seed, stop, recorded, memory, listener);
    }

    public Thinking seeded(long number) {
        return new Thinking(budget, number, stop, recorded, memory, listener);
    }

    public Thinking stoppedBy(Stop token) {
        return new Thinking(budget, seed, token, recorded, memory, listener);
    }

    public Thinking recording(int nodes) {
        return new Thinking(budget, seed, stop, nodes, memory, listener);
    }

    public Thinking heardBy(Consumer<Progress> ear) {
        return new Thinking(budget, seed, stop, recorded, memory, ear);
    }

    public Thinking withMemory(long bytes) {
        return new Thinking(budget, seed, stop, recorded, bytes, listener);
    }

    /** While others think too: the memory is divided among all of them. */
    public Thinking amongOthers(int all) {
        return withMemory(memory / all);
    }

    private static void unheard(Progress progress) {}
}
