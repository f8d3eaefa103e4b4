package lectern.games.syrtis;

/** The islands that all tiles with one trait are: how far they are from being one. */
final class Archipelago {
    private Archipelago() {}

    /** The tiles outside the largest island (the first of them, row by row, if several are as large). */
    static long scattered(long tiles) {
        long largest = 0;
        long rest = tiles;
        while (Long.bitCount(rest) > Long.bitCount(largest)) {
            long island = Spots.flood(Long.lowestOneBit(rest), rest);
            if (Long.bitCount(island) > Long.bitCount(largest)) largest = island;
            rest &= ~island;
        }
        return tiles & ~largest;
    }

    /** The tiles without which their island would be split. */
    static long bridges(long tiles) {
        long up = tiles >>> Spots.STRIDE;
        long down = tiles << Spots.STRIDE;
        // A bridge has a neighbour on two sides at least.
        long pairs = (up & down) | (tiles << 1 & tiles >>> 1) | ((up | down) & (tiles << 1 | tiles >>> 1));
        long bridges = 0;
        for (long rest = tiles & pairs; rest != 0; rest &= rest - 1) {
            long tile = Long.lowestOneBit(rest);
            long beside = Spots.beside(tile) & tiles;
            boolean held = (Spots.flood(Long.lowestOneBit(beside), tiles & ~tile) & beside) == beside;
            if (!held) bridges |= tile;
        }
        return bridges;
    }
}
