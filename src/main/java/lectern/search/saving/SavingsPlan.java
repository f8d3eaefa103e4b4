package lectern.search.saving;

import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.search.SearchVariant;

/**
 * Which searches are to be compared.
 *
 * @param position one that is not over
 * @param depth every variant searches to each depth from 1 to this one
 * @param branching how many moves of a position are looked at, at most; 0 for all
 * @param nodes a search that needs more positions than this is left unfinished, and its variant is not tried deeper
 */
public record SavingsPlan(
        Position position, Evaluator evaluator, List<SearchVariant> variants, int depth, int branching, long nodes) {
    /** A few seconds for each search. */
    public static final long USUAL_NODES = 1_000_000;

    public SavingsPlan {
        variants = List.copyOf(variants);
        if (depth < 1 || branching < 0 || nodes < 1) throw new IllegalArgumentException("nothing to search");
    }

    /** Every step from a plain minimax to the search that plays. */
    public static SavingsPlan ofLadder(Position position, Evaluator evaluator, int depth) {
        return new SavingsPlan(position, evaluator, SearchVariant.LADDER, depth, 0, USUAL_NODES);
    }
}
