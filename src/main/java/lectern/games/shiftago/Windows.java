package lectern.games.shiftago;

/**
 * The stretches of five cells in which a five can lie. A stretch is found by its first cell, and all those of one
 * direction are looked at together, as bits.
 */
final class Windows {
    private static final int[] DIRECTIONS = {
        ShiftagoBits.ALONG_ROW, ShiftagoBits.ALONG_COLUMN, ShiftagoBits.ALONG_FALLING, ShiftagoBits.ALONG_RISING
    };
    private static final long BOARD = 0x7F_7F_7F_7F_7F_7F_7FL;

    private Windows() {}

    /** The sum of the squares of a player's marbles in every stretch that holds none of the other's. */
    static int open(long own, long other) {
        int sum = 0;
        for (int step : DIRECTIONS) {
            long open = starts(step) & ~any(other, step);
            long second = own >>> step;
            long third = own >>> (2 * step);
            long fourth = own >>> (3 * step);
            long fifth = own >>> (4 * step);
            // Five bits are added for every stretch at once: three make a sum and a carry, the other two join them.
            long three = own ^ second ^ third;
            long carry = (own & second) | (third & (own ^ second));
            long ones = three ^ fourth ^ fifth;
            long carried = (three & fourth) | (fifth & (three ^ fourth));
            long twos = carry ^ carried;
            long fours = carry & carried;
            sum += Long.bitCount(open & ones & ~twos & ~fours)
                    + 4 * Long.bitCount(open & twos & ~ones)
                    + 9 * Long.bitCount(open & twos & ones)
                    + 16 * Long.bitCount(open & fours);
        }
        return sum;
    }

    private static long any(long marbles, int step) {
        long two = marbles | (marbles >>> step);
        long four = two | (two >>> (2 * step));
        return four | (marbles >>> (4 * step));
    }

    /** Where a stretch begins that stays on the board. */
    private static long starts(int step) {
        long two = BOARD & (BOARD >>> step);
        long four = two & (two >>> (2 * step));
        return four & (BOARD >>> (4 * step));
    }
}
