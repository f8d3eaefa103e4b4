package lectern.search.proof;

import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.Meter;

/**
 * Proves that a seat can, or cannot, force its goal within a number of plies.
 *
 * <p>Asked so, a question has one answer, by whatever way the position was reached: games that run in circles do no
 * harm, since a circle uses up plies and wins nothing. A goal that can be forced at all can be forced within some
 * number of plies; one that cannot be forced is refuted for ever only if no horizon and no circle was met on the way.
 */
final class Proof {
    /** A number of plies beyond every game; what is refuted within it is refuted for good. */
    static final int ENDLESS = 1 << 29;

    /** What a promise weighs against one reply more or less. */
    private static final int PROMISE = 16;

    private final Goal goal;
    private final Meter meter;
    private final ProofTable table;

    /** @param memory of its table, in bytes */
    Proof(Goal goal, Meter meter, long memory) {
        this.goal = goal;
        this.meter = meter;
        table = new ProofTable(memory);
    }

    /** Whether its table has forgotten something for want of room. */
    boolean isFull() {
        return table.isFull();
    }

    /**
     * The answer to "within so many plies?". Once the meter is spent, answers mean nothing.
     *
     * @return not negative: the goal can be forced within that number of plies, which is no more than was asked.
     *     Negative: it cannot within {@code ~answer} plies, which are no fewer than were asked
     */
    int within(int plies, Position position) {
        return answer(position, position.hints().solvingKey(), plies);
    }

    private int answer(Position position, long key, int plies) {
        if (meter.countAndCheck()) return ~0;
        int known = known(position, key, plies);
        return known == OPEN ? expand(position, key, plies) : known;
    }

    /** No answer: within fewer plies than there are. */
    private static final int OPEN = Integer.MIN_VALUE;

    private int known(Position position, long key, int plies) {
        if (position.isOver()) return goal.isReached(position) ? 0 : ~ENDLESS;
        if (plies <= 0) return ~0;
        int slot = table.find(key);
        if (slot < 0) return OPEN;
        if (table.forcedWithin(slot) <= plies) return table.forcedWithin(slot);
        return table.refutedWithin(slot) >= plies ? ~table.refutedWithin(slot) : OPEN;
    }

    private int expand(Position position, long key, int plies) {
        boolean attacks = position.toMove() == goal.seat();
        int rest = plies == ENDLESS ? ENDLESS : plies - 1;
        Replies replies = new Replies(position);
        int slowest = 0;
        int soonest = ENDLESS;
        for (int pass = 0; pass < 2; pass++) {
            // First what is known already: often it answers, and nothing needs to be looked into.
            for (int i = 0; i < replies.size(); i++) {
                int answer = pass == 0
                        ? known(replies.after[i], replies.keys[i], rest)
                        : answer(replies.after[i], replies.keys[i], rest);
                if (meter.isSpent()) return ~0;
                if (answer == OPEN) continue;
                if (answer >= 0 == attacks) return keep(key, attacks ? answer + 1 : ~more(~answer));
                if (attacks) soonest = Math.min(soonest, more(~answer));
                else slowest = Math.max(slowest, answer + 1);
            }
            if (pass == 0) replies.sort();
        }
        return keep(key, attacks ? ~soonest : slowest);
    }

    private static int more(int plies) {
        return Math.min(ENDLESS, plies + 1);
    }

    private int keep(long key, int answer) {
        if (answer >= 0) table.keepForced(key, answer);
        else table.keepRefuted(key, ~answer);
        return answer;
    }

    /** The positions one move on: those first where the mover gains, and leaves few replies. */
    private static final class Replies {
        private final Position[] after;
        private final long[] keys;
        private final int[] ranks;

        private Replies(Position position) {
            int count = position.moveCount();
            after = new Position[count];
            keys = new long[count];
            ranks = new int[count];
            int i = 0;
            for (Move move : position.moves()) {
                Position next = position.play(move, Narrator.SILENT);
                after[i] = next;
                keys[i] = next.hints().solvingKey();
                int freedom = next.toMove() == position.toMove() ? next.moveCount() : -next.moveCount();
                ranks[i++] = PROMISE * position.hints().promise(move) + freedom;
            }
        }

        private int size() {
            return after.length;
        }

        /** Insertion keeps equal ones in the game's own order. */
        private void sort() {
            for (int i = 1; i < after.length; i++) {
                Position position = after[i];
                long key = keys[i];
                int rank = ranks[i];
                int at = i;
                for (; at > 0 && ranks[at - 1] < rank; at--) {
                    after[at] = after[at - 1];
                    keys[at] = keys[at - 1];
                    ranks[at] = ranks[at - 1];
                }
                after[at] = position;
                keys[at] = key;
                ranks[at] = rank;
            }
        }
    }
}
