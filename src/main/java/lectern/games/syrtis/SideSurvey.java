package lectern.games.syrtis;

import lectern.games.syrtis.spots.Archipelago;
import lectern.games.syrtis.spots.Spots;

/** What can be measured of one side in a position: several criteria look at the same. */
final class SideSurvey {
    /** Where its towers can walk, and where they can slide, some perhaps both. */
    final long walks;

    final long firstSlides;
    final long secondSlides;

    /** The tiles it could sink now; those that it could sink now or after a walk. */
    final long sinks;

    final long reach;

    final Archipelago ofColour;
    final Archipelago ofShape;

    /** Where its next action, if it were its turn, would end to win the game at once, and whether a pass would win it. */
    final long wins;

    final boolean winsByPassing;

    SideSurvey(SyrtisPosition position, Side side) {
        long towers = position.towers(side);
        long first = Long.lowestOneBit(towers);
        long second = towers & ~first;
        walks = Reach.walks(position, side, towers);
        firstSlides = first == 0 ? 0 : Reach.slides(position, first);
        secondSlides = second == 0 ? 0 : Reach.slides(position, second);
        reach = Reach.loose(position, Spots.beside(towers | walks));
        sinks = reach & Spots.beside(towers);
        ofColour = new Archipelago(position.tiles(side.colour()));
        ofShape = new Archipelago(position.tiles(side.shape()));
        boolean quicksand = position.tally.sunk(side) == RuleCounters.LIMIT - 1;
        long sinking = quicksand ? sinks : sinks & (ofColour.obstacle() | ofShape.obstacle());
        wins = sinking
                | winningSlides(position, side, first, firstSlides)
                | winningSlides(position, side, second, secondSlides);
        winsByPassing = winsByPassing(position, side);
    }

    /** Who sinks a tile has the initiative, and wins even if both sides are complete then; who slides need not. */
    private long winningSlides(SyrtisPosition position, Side side, long tower, long slides) {
        long completing = 0;
        if ((ofColour.tiles & tower) != 0) completing |= slides & Spots.joining(ofColour.tiles & ~tower);
        if ((ofShape.tiles & tower) != 0) completing |= slides & Spots.joining(ofShape.tiles & ~tower);
        if (completing == 0 || position.tally.initiative() == side) return completing;
        Side other = side.other();
        return completing & ~joining(position, other.colour(), tower) & ~joining(position, other.shape(), tower);
    }

    /** Where a tower would complete the islands of a trait by sliding with its tile. */
    private static long joining(SyrtisPosition position, Trait trait, long tower) {
        long tiles = position.tiles(trait);
        return (tiles & tower) == 0 ? 0 : Spots.joining(tiles & ~tower);
    }

    private static boolean winsByPassing(SyrtisPosition position, Side side) {
        if (position.tally.initiative() != side) return false;
        RuleCounters passed = position.tally.passed(side);
        return passed.passes(side) == RuleCounters.LIMIT || passed.haveBothPassed(position.game.doublePass());
    }
}
