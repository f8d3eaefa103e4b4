package lectern.games.infection;

import java.util.stream.IntStream;
import lectern.game.Seat;

/** What can be told of the end of a game before it is there. */
final class Endgame {
    private static final int MOST_CELLS = 10;
    private static final int MOST_LEAD = 49;

    /** How many ways there are for every empty cell, more or less; and how much one microbe's lead eases the proof. */
    private static final double WAYS = 3;

    private static final double EASE = 1.0 / 9;

    /** By empty cells, then by lead. */
    private static final int[][] EFFORT = IntStream.rangeClosed(0, MOST_CELLS)
            .mapToObj(cells -> IntStream.rangeClosed(-MOST_LEAD, MOST_LEAD)
                    .map(lead -> 1 + (int) (StrictMath.pow(WAYS, cells) * StrictMath.exp(-lead * EASE)))
                    .toArray())
            .toArray(int[][]::new);

    private Endgame() {}

    /** The more empty cells, the more; the further ahead the winner after the next move, the less. */
    static int effort(InfectionPosition position, Seat winner) {
        int lead = Long.bitCount(position.own) - Long.bitCount(position.enemy) + mostGained(position);
        int ahead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, position.toMove() == winner ? lead : -lead));
        return EFFORT[Math.min(MOST_CELLS, Long.bitCount(position.empty()))][ahead + MOST_LEAD];
    }

    /** By how many microbes the mover can change the difference between the sides. */
    private static int mostGained(InfectionPosition position) {
        long clones = InfectionBits.around(position.own);
        int most = 0;
        for (long rest = position.landings(position.toMove()); rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            int infected = Long.bitCount(InfectionBits.around(cell) & position.enemy);
            most = Math.max(most, 2 * infected + ((cell & clones) == 0 ? 0 : 1));
        }
        return most;
    }

    /**
     * Who is sure to win, if that is seen at a glance: by the last cells; or because the enemy cannot move any more,
     * and is behind once all the cells that are left are cloned into.
     */
    static Seat certainWinner(InfectionPosition position) {
        long empty = position.empty();
        if (empty == 0 || position.own == 0 || position.enemy == 0) return null;
        // Before the first clone there may be a pass, and under Ataxx rules the game must not be drawn by then.
        if (position.game.isQuietDraw(position.quiet + 1)) return null;
        Seat mover = position.toMove();
        if (Long.bitCount(empty) <= 2) {
            int certain = LastCells.certain(position);
            if (certain != 0) return certain > 0 ? mover : mover.other();
        }
        if (winsByFilling(position, mover, empty)) return mover;
        return winsByFilling(position, mover.other(), empty) ? mover.other() : null;
    }

    /** Only the winner moves, and each clone makes the enemy's mobility no larger. */
    private static boolean winsByFilling(InfectionPosition position, Seat winner, long empty) {
        if (position.landings(winner.other()) != 0) return false;
        long own = position.microbes(winner);
        if (Long.bitCount(own) + Long.bitCount(empty) <= Long.bitCount(position.microbes(winner.other()))) return false;
        long filled = own;
        long wider = InfectionBits.around(own) & empty;
        while ((wider & ~filled) != 0) {
            filled |= wider;
            wider = InfectionBits.around(filled) & empty;
        }
        return (empty & ~filled) == 0;
    }
}
