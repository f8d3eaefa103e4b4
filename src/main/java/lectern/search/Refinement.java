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
    NULL_WINDOWS(PRUNING),
    /**
     * What hardly changes the result is looked at less closely: the only one that may change the result. It is for late
     * moves, and so needs an order, and is taken where an opinion will do, and so needs null windows.
     */
    SHORTCUTS(PRUNING, ORDERING, NULL_WINDOWS);

    private final Set<Refinement> needs;

    Refinement(Refinement... needs) {
        this.needs = Set.of(needs);
    }

    /** Without all of these it does nothing. */
    public Set<Refinement> needs() {
        return needs;
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
