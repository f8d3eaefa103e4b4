package lectern.games.syrtis;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import lectern.game.Move;
import lectern.games.syrtis.spots.Spots;

/**
 * All that a side may do in its turn, in the order in which the report's program looks at it: the pass; walks, tower by
 * tower, over the colour island and then over the rest of the shape island; slides; sinks. Each island and each way
 * is searched breadth first.
 */
final class Actions {
    private final SyrtisPosition position;
    private final Side side;
    private final long first;
    private final long second;
    private final long firstWalks;
    private final long secondWalks;
    private final long firstSlides;
    private final long secondSlides;
    private final long sinks;

    Actions(SyrtisPosition position, Side side) {
        this.position = position;
        this.side = side;
        first = Long.lowestOneBit(position.towers(side));
        second = position.towers(side) & ~first;
        firstWalks = Reach.walks(position, side, first);
        secondWalks = Reach.walks(position, side, second);
        firstSlides = Reach.slides(position, first);
        secondSlides = Reach.slides(position, second);
        sinks = Reach.sinks(position, side);
    }

    int count() {
        return 1
                + Long.bitCount(firstWalks)
                + Long.bitCount(secondWalks)
                + Long.bitCount(firstSlides)
                + Long.bitCount(secondSlides)
                + Long.bitCount(sinks);
    }

    List<Move> list() {
        Move[] moves = new Move[count()];
        int count = 0;
        moves[count++] = SyrtisMove.PASS;
        for (int to : walks(first, firstWalks)) moves[count++] = SyrtisMove.walk(Spots.first(first), to);
        for (int to : walks(second, secondWalks)) moves[count++] = SyrtisMove.walk(Spots.first(second), to);
        for (int to : slides(first, firstSlides)) moves[count++] = SyrtisMove.slide(Spots.first(first), to);
        for (int to : slides(second, secondSlides)) moves[count++] = SyrtisMove.slide(Spots.first(second), to);
        for (int tile : sinks()) moves[count++] = SyrtisMove.sink(tile);
        return Collections.unmodifiableList(Arrays.asList(moves));
    }

    SyrtisMove at(int index) {
        int rest = index - 1;
        if (rest < 0) return SyrtisMove.PASS;
        int count = Long.bitCount(firstWalks);
        if (rest < count) return SyrtisMove.walk(Spots.first(first), walks(first, firstWalks)[rest]);
        rest -= count;
        count = Long.bitCount(secondWalks);
        if (rest < count) return SyrtisMove.walk(Spots.first(second), walks(second, secondWalks)[rest]);
        rest -= count;
        count = Long.bitCount(firstSlides);
        if (rest < count) return SyrtisMove.slide(Spots.first(first), slides(first, firstSlides)[rest]);
        rest -= count;
        count = Long.bitCount(secondSlides);
        if (rest < count) return SyrtisMove.slide(Spots.first(second), slides(second, secondSlides)[rest]);
        return SyrtisMove.sink(sinks()[rest - count]);
    }

    private int[] walks(long tower, long walks) {
        return inOrder(tower, position.tiles(side.colour()), position.tiles(side.shape()), walks);
    }

    private int[] slides(long tower, long slides) {
        return inOrder(tower, Reach.room(position) | tower, 0, slides);
    }

    /** The neighbours of a tower do not touch each other, so that a search from it meets them in their order. */
    private int[] sinks() {
        long firsts = Spots.beside(first) & sinks;
        long seconds = Spots.beside(second) & sinks;
        int[] sunk = Arrays.copyOf(inOrder(first, firsts | first, 0, firsts), Long.bitCount(sinks));
        int[] others = inOrder(second, seconds | second, 0, seconds & ~firsts);
        System.arraycopy(others, 0, sunk, Long.bitCount(firsts), others.length);
        return sunk;
    }

    /** Some spots in the order in which a search from a tower meets them, first over one set of spots, then another. */
    private static int[] inOrder(long tower, long open, long openNext, long wanted) {
        int[] spots = new int[Long.bitCount(wanted)];
        if (wanted == 0) return spots;
        int count = 0;
        long left = wanted;
        for (int spot : Spots.breadthFirst(Spots.first(tower), open)) {
            if ((left & Spots.bit(spot)) != 0) spots[count++] = spot;
            left &= ~Spots.bit(spot);
        }
        if (left == 0) return spots;
        for (int spot : Spots.breadthFirst(Spots.first(tower), openNext)) {
            if ((left & Spots.bit(spot)) != 0) spots[count++] = spot;
        }
        return spots;
    }
}
