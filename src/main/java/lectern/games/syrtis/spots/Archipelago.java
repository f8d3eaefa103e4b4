package lectern.games.syrtis.spots;

/** The islands that all tiles with one trait are: how far they are from being one. */
public final class Archipelago {
    public final long tiles;

    /** How many islands there are. */
    public final int islands;

    /** The tiles outside the largest island (the first of them, row by row, if several are as large). */
    public final long scattered;

    public Archipelago(long tiles) {
        this.tiles = tiles;
        long largest = 0;
        int size = 0;
        int count = 0;
        for (long rest = tiles; rest != 0; count++) {
            long island = Spots.flood(Long.lowestOneBit(rest), rest);
            int islandSize = Long.bitCount(island);
            if (islandSize > size) {
                largest = island;
                size = islandSize;
            }
            rest &= ~island;
        }
        islands = count;
        scattered = tiles & ~largest;
    }

    /** The tiles without which all others are one island: a lone one beside the other island, or either of two. */
    public long obstacle() {
        if (islands != 2 || Long.bitCount(scattered) != 1) return 0;
        return Long.bitCount(tiles) == 2 ? tiles : scattered;
    }

    /** The tiles without which their island would be split. */
    public long bridges() {
        long up = tiles >>> Spots.STRIDE;
        long down = tiles << Spots.STRIDE;
        // A bridge has a neighbour on two sides at least.
        long pairs = (up & down) | (tiles << 1 & tiles >>> 1) | ((up | down) & (tiles << 1 | tiles >>> 1));
        long bridges = 0;
        for (long rest = tiles & pairs; rest != 0; rest &= rest - 1) {
            long tile = Long.lowestOneBit(rest);
            if (!Spots.staysInOnePiece(tiles, tile)) bridges |= tile;
        }
        return bridges;
    }
}
