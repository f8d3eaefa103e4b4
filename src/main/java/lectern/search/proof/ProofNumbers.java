package lectern.search.proof;

import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Meter;

/**
 * Proves that a seat can force a win, however long it takes, by looking where the least is left to show (depth-first
 * proof-number search).
 *
 * <p>A position's proof number guesses how much is to be shown before it counts as won for the seat, its disproof
 * number the same for its not being won. Where the seat is to move, one reply has to be proven, or all of them
 * disproven; where the other is, the reverse. A proof stands on decided positions alone, so it holds whatever was
 * played before. A disproof may lean on a circle in the way that was taken to it, so nothing is claimed from it.
 */
final class ProofNumbers {
    /** Stands for what cannot be shown at all. */
    private static final int INFINITE = 1 << 30;

    /** A sum counts many times over what circles lead to; if it is more than this, the largest part stands for it. */
    private static final int MOST_SUMMED = 1 << 24;

    /**
     * Beyond so many plies from the root nothing is proven in the first attempt; and how many more there are in each
     * later one. Without an end near by, jumps to and fro lead far astray.
     */
    private static final int FIRST_DEEPEST = 40;

    private static final int MORE = 10;
    private static final int DEEPEST = 200;

    private final Seat winner;
    private final Meter meter;
    private final long[] path = new long[DEEPEST];
    private PositionCache table;
    private int deepest = FIRST_DEEPEST;

    /** The numbers of the position that was left last. */
    private int proof;

    private int disproof;

    /** @param memory of its table, in bytes */
    ProofNumbers(Seat winner, Meter meter, long memory) {
        this.winner = winner;
        this.meter = meter;
        table = new PositionCache(memory);
    }

    /** Whether its table has forgotten something for want of room. */
    boolean isFull() {
        return table.isFull();
    }

    /** Searches on until the position is proven, or the meter is spent, or there was no proof that is short enough. */
    void search(Position position) {
        if (isProven(position)) return;
        if (isDisproven(position)) {
            table = table.where((proof, disproof) -> proof == 0);
            deepest = Math.min(DEEPEST, deepest + MORE);
        }
        settle(position);
    }

    /** Searches on until the position is proven or disproven, or the meter is spent. */
    void settle(Position position) {
        if (isProven(position) || isDisproven(position)) return;
        expand(position, position.hints().solvingKey(), 0, INFINITE, INFINITE);
    }

    boolean isProven(Position position) {
        if (position.isOver()) return position.winningSeat() == winner;
        int slot = table.find(position.hints().solvingKey());
        return slot >= 0 ? table.first(slot) == 0 : position.hints().certainWinner() == winner;
    }

    /** Not to be believed: it may lean on a circle. */
    boolean isDisproven(Position position) {
        int slot = table.find(position.hints().solvingKey());
        return slot >= 0 && table.second(slot) == 0;
    }

    /** Searches until the position is decided, or has more left to show of either kind than is asked for. */
    private void expand(Position position, long key, int ply, int mostProof, int mostDisproof) {
        path[ply] = key;
        long nodesBefore = meter.nodes();
        boolean attacks = position.toMove() == winner;
        // Of the mover's kind, the least of the replies' numbers counts; of the other kind, their sum.
        int mostLeast = attacks ? mostProof : mostDisproof;
        int mostSum = attacks ? mostDisproof : mostProof;
        Replies replies = new Replies(position, attacks, ply);
        while (!meter.isSpent()) {
            replies.lookUp();
            keep(key, attacks, replies.least(), replies.sum, meter.nodes() - nodesBefore);
            if (replies.least() >= mostLeast || replies.sum >= mostSum || replies.least() == 0) return;
            int best = replies.best;
            int leastLimit = Math.min(mostLeast, replies.enough());
            int sumLimit = mostSum == INFINITE ? INFINITE : mostSum - replies.sum + replies.others[best];
            Position next = replies.after[best];
            expand(next, replies.keys[best], ply + 1, attacks ? leastLimit : sumLimit, attacks ? sumLimit : leastLimit);
            replies.set(best, proof, disproof);
        }
    }

    private void keep(long key, boolean attacks, int least, int sum, long work) {
        proof = attacks ? least : sum;
        disproof = attacks ? sum : least;
        int slot = table.slotFor(key);
        table.keep(slot, proof, disproof);
        table.credit(slot, work);
    }

    private boolean isOnPath(long key, int ply) {
        for (int i = ply; i >= 0; i--) {
            if (path[i] == key) return true;
        }
        return false;
    }

    /** The positions one move on, with what is left to show in the mover's interest, and against it. */
    private final class Replies {
        private final boolean attacks;
        private final Position[] after;
        private final long[] keys;
        private final int[] owns;
        private final int[] others;
        private int best;
        private int secondLeast;
        private int sum;

        private Replies(Position position, boolean attacks, int ply) {
            this.attacks = attacks;
            int count = position.moveCount();
            after = new Position[count];
            keys = new long[count];
            owns = new int[count];
            others = new int[count];
            int i = 0;
            for (Move move : position.moves()) {
                if (meter.countAndCheck()) return;
                after[i] = position.play(move, Narrator.SILENT);
                keys[i] = after[i].hints().solvingKey();
                guess(i, ply);
                i++;
            }
        }

        private void guess(int i, int ply) {
            Position next = after[i];
            Seat certain = next.isOver() ? next.winningSeat() : next.hints().certainWinner();
            if (certain == winner) set(i, 0, INFINITE);
            else if (certain != null || next.isOver() || ply + 1 == deepest || isOnPath(keys[i], ply))
                set(i, INFINITE, 0);
            else set(i, next.hints().effort(winner), next.hints().effort(winner.other()));
        }

        private void set(int i, int proofNumber, int disproofNumber) {
            owns[i] = attacks ? proofNumber : disproofNumber;
            others[i] = attacks ? disproofNumber : proofNumber;
        }

        /** What the table knows by now: the same positions may have been looked into elsewhere. */
        private void lookUp() {
            best = 0;
            secondLeast = INFINITE;
            long total = 0;
            int most = 0;
            for (int i = 0; i < after.length; i++) {
                if (owns[i] != 0 && others[i] != 0) {
                    int slot = table.find(keys[i]);
                    if (slot >= 0) set(i, table.first(slot), table.second(slot));
                }
                total += others[i];
                most = Math.max(most, others[i]);
                if (i == 0) continue;
                if (owns[i] < owns[best] || (owns[i] == owns[best] && others[i] < others[best])) {
                    secondLeast = owns[best];
                    best = i;
                } else {
                    secondLeast = Math.min(secondLeast, owns[i]);
                }
            }
            sum = (int) Math.min(total, Math.max(MOST_SUMMED, most));
        }

        private int least() {
            return owns[best];
        }

        /** As long as the best reply has not much more left to show than the second best, it is stayed with. */
        private int enough() {
            return (int) Math.min(INFINITE, Math.max(secondLeast + 1L, secondLeast + secondLeast / 4L));
        }
    }
}
