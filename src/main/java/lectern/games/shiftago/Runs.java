package lectern.games.shiftago;

/**
 * Measures the unbroken runs of one player's marbles, in all rows, columns and diagonals of at least five cells.
 *
 * <p>Windows are counted instead of runs: a run of n holds n windows of one marble, n - 1 of two, and so on. A window
 * is found by its first cell.
 */
final class Runs {
    /** How long a run must be to win. */
    static final int WINNING = 5;

    private static final long LONG_FALLING = longDiagonals(1);
    private static final long LONG_RISING = longDiagonals(-1);

    /** What a window of each length adds, so that all windows in a run of n add up to n to the power of five. */
    private static final int[] WINDOW_WORTH = windowWorth();

    private Runs() {}

    static boolean hasFive(long marbles) {
        return (fives(marbles, ShiftagoBits.ALONG_ROW)
                        | fives(marbles, ShiftagoBits.ALONG_COLUMN)
                        | fives(marbles, ShiftagoBits.ALONG_FALLING)
                        | fives(marbles, ShiftagoBits.ALONG_RISING))
                != 0;
    }

    private static long fives(long marbles, int step) {
        long two = marbles & (marbles >>> step);
        long four = two & (two >>> (2 * step));
        return four & (marbles >>> (4 * step));
    }

    /** The sum of the lengths of all runs, each to the power of five; a marble counts in every line it lies on. */
    static int total(long marbles) {
        return total(marbles, ShiftagoBits.ALONG_ROW)
                + total(marbles, ShiftagoBits.ALONG_COLUMN)
                + total(marbles & LONG_FALLING, ShiftagoBits.ALONG_FALLING)
                + total(marbles & LONG_RISING, ShiftagoBits.ALONG_RISING);
    }

    private static int total(long marbles, int step) {
        int total = 0;
        long windows = marbles;
        for (int length = 1; windows != 0; length++) {
            total += WINDOW_WORTH[length] * Long.bitCount(windows);
            windows &= marbles >>> (length * step);
        }
        return total;
    }

    /** The length of the longest run. */
    static int longest(long marbles) {
        int straight = Math.max(longest(marbles, ShiftagoBits.ALONG_ROW), longest(marbles, ShiftagoBits.ALONG_COLUMN));
        int diagonal = Math.max(
                longest(marbles & LONG_FALLING, ShiftagoBits.ALONG_FALLING),
                longest(marbles & LONG_RISING, ShiftagoBits.ALONG_RISING));
        return Math.max(straight, diagonal);
    }

    private static int longest(long marbles, int step) {
        int length = 0;
        long windows = marbles;
        while (windows != 0) {
            length++;
            windows &= marbles >>> (length * step);
        }
        return length;
    }

    private static int[] windowWorth() {
        int[] worth = new int[ShiftagoBits.SIDE + 1];
        for (int length = 1; length <= ShiftagoBits.SIDE; length++) {
            worth[length] = length * length * length * length * length;
            for (int shorter = 1; shorter < length; shorter++) {
                worth[length] -= worth[shorter] * (length - shorter + 1);
            }
        }
        return worth;
    }

    /** The cells on diagonals of at least five cells, falling (1) or rising (-1) from left to right. */
    private static long longDiagonals(int slope) {
        return LineCells.DIAGONALS.stream()
                .filter(line -> ShiftagoBits.BOARD.row(line.get(1)) - ShiftagoBits.BOARD.row(line.get(0)) == slope)
                .mapToLong(ShiftagoBits::bits)
                .reduce(0, (a, b) -> a | b);
    }
}
