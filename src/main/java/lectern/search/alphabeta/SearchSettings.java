package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Refinement;
import lectern.search.Refinements;
import lectern.search.SearchOptions;

/**
 * What the options come to within a budget.
 *
 * @param deepens whether there is a pass for each depth; without it, only for the depth that the budget names
 * @param exact whether every move of the root gets its exact score; without pruning, each does
 * @param branching how many moves are looked at in each position, at most; 0 for all
 * @param laboratory whether searches are to be compared
 */
record SearchSettings(
        boolean prunes,
        boolean orders,
        boolean deepens,
        boolean nullWindows,
        Shortcuts shortcuts,
        boolean exact,
        int branching,
        boolean laboratory) {
    static SearchSettings of(SearchOptions options, Budget budget, Evaluator evaluator) {
        Refinements refinements = options.refinements().effective();
        boolean isDepthNamed = budget.depth() != Budget.ANY_DEPTH;
        boolean cutsShort =
                refinements.has(Refinement.SHORTCUTS) && !options.exact() && (options.laboratory() || !isDepthNamed);
        boolean prunes = refinements.has(Refinement.PRUNING);
        return new SearchSettings(
                prunes,
                refinements.has(Refinement.ORDERING),
                refinements.has(Refinement.DEEPENING) || !isDepthNamed,
                refinements.has(Refinement.NULL_WINDOWS),
                cutsShort ? Shortcuts.with(evaluator) : Shortcuts.NONE,
                options.exact() || !prunes,
                options.branching(),
                options.laboratory());
    }

    /** In which order moves are tried, and which. */
    MoveOrder order() {
        return orders && branching == 0 ? new MoveOrder() : new OfferedMoves(this);
    }

    /** The moves of a position that are looked at, in the game's order. */
    List<Move> offered(Position position) {
        List<Move> moves = position.moves();
        if (branching == 0 || moves.size() <= branching) return moves;
        BitSet places = MostPromising.places(position, moves, branching);
        return places.stream().mapToObj(moves::get).toList();
    }

    /** The order in which the first pass tries the root's moves. Where it is the only one, it is ordered like the rest. */
    List<Move> firstOrder(Position root) {
        List<Move> moves = offered(root);
        if (deepens || !orders) return moves;
        List<Move> ordered = new ArrayList<>(moves);
        ordered.sort(Comparator.comparingInt(root.hints()::promise).reversed());
        return ordered;
    }
}
