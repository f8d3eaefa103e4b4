package lectern.games.syrtis;

import java.util.stream.Stream;
import lectern.games.syrtis.spots.Spots;

/** Which actions the rules allow, as the spots they end on. */
final class Reach {
    private Reach() {}

    /** Where a side's tower may walk: over its two islands, past other towers but not onto them. */
    static long walks(SyrtisPosition position, Side side, long tower) {
        long colour = position.island(side.colour(), tower);
        long shape = position.island(side.shape(), tower);
        return (colour | shape) & ~position.towers();
    }

    /**
     * In how many ways a side comes to a legal action: a walk by each island that leads there, a sinking by each tower
     * beside the tile, anything else in one.
     */
    static int ways(SyrtisPosition position, Side side, SyrtisMove action) {
        return switch (action.action) {
            case WALK ->
                (int) Stream.of(side.colour(), side.shape())
                        .filter(trait -> (position.island(trait, action.start) & action.target) != 0)
                        .count();
            case SINK -> Long.bitCount(Spots.beside(action.target) & position.towers(side));
            default -> 1;
        };
    }

    /** Where a tower may slide with its tile. */
    static long slides(SyrtisPosition position, long tower) {
        long landings = Spots.flood(tower, room(position) | tower) & ~tower;
        return landings & Spots.joining(position.tiles & ~tower);
    }

    /** The holes through which tiles may slide. */
    static long room(SyrtisPosition position) {
        return Spots.box(position.tiles) & ~position.tiles;
    }

    /** The tiles that a side may sink. */
    static long sinks(SyrtisPosition position, Side side) {
        return loose(position, Spots.beside(position.towers(side)));
    }

    /** Those of some tiles that a tower beside them could sink. */
    static long loose(SyrtisPosition position, long tiles) {
        // A composed board may lie in pieces, and with its towers on it no sinking makes it one.
        if (!Spots.inOnePiece(position.tiles)) return 0;
        long free = position.tiles & ~position.towers() & ~Spots.enclosed(position.tiles);
        long loose = 0;
        for (long rest = tiles & free; rest != 0; rest &= rest - 1) {
            long tile = Long.lowestOneBit(rest);
            if (Spots.staysInOnePiece(position.tiles, tile)) loose |= tile;
        }
        return loose;
    }

    /** The tiles on which a side's tower may be placed in the set-up. */
    static long placings(SyrtisPosition position, Side side) {
        return (position.tiles(side.colour()) | position.tiles(side.shape())) & ~position.towers();
    }
}
