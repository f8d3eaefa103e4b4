package lectern.search;

import java.util.Locale;
import java.util.Set;
import lectern.game.Phrase;

/** What makes a search faster than a plain minimax. Each is a switch of the one search that plays. */
public enum Refinement {
    /** Alpha-beta: what cannot change the result is not searched. Without it every window is open. */
    PRUNING,
    /** Promising moves first; without it, the game's own order. */
    ORDERING,
    /** A ply deeper in each pass; without it, a single pass to the depth that is asked for. */
    DEEPENING,
    /** Positions that were searched before are remembered. */
    TABLE,
    /** Later moves are first asked only whether they are better at all: a question about one end of a window. */
    NULL_WINDOWS,
    /**
     * What hardly changes the result is looked at less closely: the only one that may change the result. It is for late
     * moves, and so needs an order, and is taken where an opinion will do, and so needs null windows.
     */
    SHORTCUTS;

    /** Without all of these it does nothing. */
    public Set<Refinement> needs() {
        return switch (this) {
            case NULL_WINDOWS -> Set.of(PRUNING);
            case SHORTCUTS -> Set.of(PRUNING, ORDERING, NULL_WINDOWS);
            default -> Set.of();
        };
    }

    /** What it is called. */
    public Phrase named() {
        return Phrase.of("thinking.refinement." + word());
    }

    /** What it does, in a sentence. */
    public Phrase explained() {
        return Phrase.of("thinking.explained." + word());
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
