package lectern.games.syrtis;

/** Which actions the rules allow, as the spots they end on. */
final class Reach {
    private Reach() {}

    /** Where a side's tower may walk: over its two islands, past other towers but not onto them. */
    static long walks(SyrtisPosition position, Side side, long tower) {
        long colour = position.island(side.colour(), tower);
        long shape = position.island(side.shape(), tower);
        return (colour | shape) & ~position.towers();
    }

    /** Where a tower may slide with its tile. */
    static long slides(SyrtisPosition position, long tower) {
        long landings = Spots.flood(tower, room(position) | tower) & ~tower;
        long rest = position.tiles & ~tower;
        // The tile must touch, where it lands, every piece that the board falls into without it.
        while (rest != 0 && landings != 0) {
            long piece = Spots.flood(Long.lowestOneBit(rest), rest);
            landings &= Spots.beside(piece);
            rest &= ~piece;
        }
        return landings;
    }

    /** The holes through which tiles may slide. */
    static long room(SyrtisPosition position) {
        return Spots.box(position.tiles) & ~position.tiles;
    }

    /** The tiles that a side may sink. */
    static long sinks(SyrtisPosition position, Side side) {
        long free = position.tiles & ~position.towers() & ~Spots.enclosed(position.tiles);
        long sinks = 0;
        for (long rest = Spots.beside(position.towers(side)) & free; rest != 0; rest &= rest - 1) {
            long tile = Long.lowestOneBit(rest);
            if (Spots.inOnePiece(position.tiles & ~tile)) sinks |= tile;
        }
        return sinks;
    }

    /** The tiles on which a side's tower may be placed in the set-up. */
    static long placings(SyrtisPosition position, Side side) {
        return (position.tiles(side.colour()) | position.tiles(side.shape())) & ~position.towers();
    }
}
