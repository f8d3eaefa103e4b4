package lectern.games.syrtis.spots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Sets of spots as bits of one word. Rows are eight bits apart, so that the spare bit between them catches whatever
 * steps off the left or the right, and the eighth row is spare too: a step up from the first row comes round to it, since
 * {@link #bit} counts modulo 64. Spare spots are never open. A spot has the same bit, and the same label, on both
 * boards.
 */
public final class Spots {
    public static final int STRIDE = 8;

    /** How many numbers of spots there are, spare ones included. */
    public static final int LIMIT = 64;

    private static final int[] NONE = {};
    private static final long FIRST_ROW = 0xFF;
    private static final long EVERY_ROW = 0x0101010101010101L;

    private Spots() {}

    public static int at(int column, int row) {
        return row * STRIDE + column;
    }

    public static int column(int spot) {
        return spot % STRIDE;
    }

    public static int row(int spot) {
        return spot / STRIDE;
    }

    public static String label(int spot) {
        return (char) ('a' + column(spot)) + String.valueOf(row(spot) + 1);
    }

    public static long bit(int spot) {
        return 1L << spot;
    }

    /** The first spot of some, row by row. */
    public static int first(long spots) {
        return Long.numberOfTrailingZeros(spots);
    }

    /** Every spot that shares a side with one of these, spare ones included. */
    public static long beside(long spots) {
        return spots << 1 | spots >>> 1 | spots << STRIDE | spots >>> STRIDE;
    }

    /** Those of some spots that have all four neighbours among them. */
    public static long enclosed(long spots) {
        return spots & spots << 1 & spots >>> 1 & spots << STRIDE & spots >>> STRIDE;
    }

    /** What is connected with a start through open spots; nothing if the start is not open itself. */
    public static long flood(long start, long open) {
        long flooded = start & open;
        while (true) {
            long more = flooded | (beside(flooded) & open);
            if (more == flooded) return flooded;
            flooded = more | (beside(more) & open);
        }
    }

    /** Whether there is nothing that is cut off from the rest. */
    public static boolean inOnePiece(long spots) {
        return flood(Long.lowestOneBit(spots), spots) == spots;
    }

    /** Whether spots in one piece are so still without one of them. */
    public static boolean staysInOnePiece(long spots, long lost) {
        long row = lost | lost << 1 | lost >>> 1;
        long around = (row | row << STRIDE | row >>> STRIDE) & spots & ~lost;
        long beside = beside(lost) & spots;
        long first = Long.lowestOneBit(beside);
        // Mostly its neighbours hold together close by, so that there is no need to look farther.
        return beside == first
                || (flood(first, around) & beside) == beside
                || (flood(first, spots & ~lost) & beside) == beside;
    }

    /** Where a spot would join all the connected parts of some spots into one; anywhere if there are no parts. */
    public static long joining(long spots) {
        long joining = -1L;
        for (long rest = spots; rest != 0 && joining != 0; ) {
            long piece = flood(Long.lowestOneBit(rest), rest);
            joining &= beside(piece);
            rest &= ~piece;
        }
        return joining;
    }

    /** The connected parts of some spots, by their first spots. */
    public static List<Long> pieces(long spots) {
        List<Long> pieces = new ArrayList<>();
        long rest = spots;
        while (rest != 0) {
            long piece = flood(Long.lowestOneBit(rest), rest);
            pieces.add(piece);
            rest &= ~piece;
        }
        return pieces;
    }

    /** The smallest rectangle that holds some spots. */
    public static long box(long spots) {
        if (spots == 0) return 0;
        int topLeft = STRIDE * row(first(spots));
        int bottomRight = STRIDE * row(LIMIT - 1 - Long.numberOfLeadingZeros(spots)) + STRIDE - 1;
        long rows = (-1L << topLeft) & (-1L >>> (LIMIT - 1 - bottomRight));
        long columns = spots | (spots >>> (4 * STRIDE));
        columns |= columns >>> (2 * STRIDE);
        columns = (columns | (columns >>> STRIDE)) & FIRST_ROW;
        columns = 2 * Long.highestOneBit(columns) - Long.lowestOneBit(columns);
        return rows & (columns * EVERY_ROW);
    }

    /**
     * The spots that are connected with a start through open ones, itself first, in the order in which a search meets
     * them that goes breadth first and looks down, up, right, left. None if the start is not open itself.
     */
    public static int[] breadthFirst(int start, long open) {
        if ((open & bit(start)) == 0) return NONE;
        int[] met = new int[Long.bitCount(open)];
        met[0] = start;
        int count = 1;
        long unmet = open & ~bit(start);
        for (int i = 0; i < count; i++) {
            long next = beside(bit(met[i])) & unmet;
            unmet &= ~next;
            for (int step = 0; next != 0; step++) {
                int neighbour = neighbour(met[i], step);
                if ((next & bit(neighbour)) != 0) met[count++] = neighbour;
                next &= ~bit(neighbour);
            }
        }
        return Arrays.copyOf(met, count);
    }

    /** A shortest way through open spots, both ends included, which must be open and connected. */
    public static int[] way(int from, int to, long open) {
        long[] within = new long[LIMIT];
        within[0] = bit(to);
        int steps = 0;
        while ((within[steps] & bit(from)) == 0) {
            within[steps + 1] = within[steps] | (beside(within[steps]) & open);
            steps++;
        }
        int[] way = new int[steps + 1];
        way[0] = from;
        for (int i = 1; i <= steps; i++) way[i] = neighbourIn(within[steps - i], way[i - 1]);
        return way;
    }

    private static int neighbourIn(long spots, int spot) {
        int step = 0;
        while ((spots & bit(neighbour(spot, step))) == 0) step++;
        return neighbour(spot, step);
    }

    /** The neighbours of a spot, in the order down, up, right, left; beyond an edge lie only spare ones. */
    private static int neighbour(int spot, int step) {
        return switch (step) {
            case 0 -> spot + STRIDE;
            case 1 -> spot - STRIDE;
            case 2 -> spot + 1;
            case 3 -> spot - 1;
            default -> throw new IllegalArgumentException("a spot has four neighbours");
        };
    }
}
