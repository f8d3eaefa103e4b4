package lectern.search;

import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;

/**
 * The order in which a search tries moves: the one that was best here before, then those that the game calls
 * promising, then those that cut off elsewhere. Only speed depends on it, and which of several equal moves is found
 * first.
 */
final class MoveOrder {
    /** The place of no move. */
    static final int NONE = -1;

    private static final int DEEPEST = 256;
    private static final int HISTORY_SIZE = 1 << 12;
    private static final int BEST_BEFORE = 1 << 30;
    private static final int KILLER = 1 << 12;
    private static final int PROMISE = 1 << 13;
    private static final int PLACE_BITS = 16;
    private static final long PLACE = (1 << PLACE_BITS) - 1;

    private final int[] history = new int[2 * HISTORY_SIZE];
    private final Move[] killers = new Move[DEEPEST];

    /** The moves of one position, handed out best first. */
    static final class Queue {
        private final List<Move> moves;

        /** Each move's rank, and below it in the word its place in the list, counted from the list's end. */
        private final long[] ranks;

        private int taken;

        private Queue(List<Move> moves, long[] ranks) {
            this.moves = moves;
            this.ranks = ranks;
        }

        int size() {
            return ranks.length;
        }

        /** The best that is left; among equals the one that the game lists first. */
        Move next() {
            int best = taken;
            for (int i = taken + 1; i < ranks.length; i++) {
                if (ranks[i] > ranks[best]) best = i;
            }
            long rank = ranks[best];
            ranks[best] = ranks[taken];
            ranks[taken++] = rank;
            return moves.get(place(rank));
        }

        /** Where the move that was handed out last stands in the game's own order. */
        int place() {
            return place(ranks[taken - 1]);
        }

        private int place(long rank) {
            return ranks.length - 1 - (int) (rank & PLACE);
        }
    }

    /**
     * @param bestBefore the place of the move that was best here before, in the game's own order; or {@link #NONE}
     */
    Queue queue(Position position, int bestBefore, int ply) {
        List<Move> moves = position.moves();
        long[] ranks = new long[moves.size()];
        Move killer = ply < DEEPEST ? killers[ply] : null;
        for (int i = 0; i < ranks.length; i++) {
            Move move = moves.get(i);
            int rank = position.promise(move) * PROMISE + history[slot(position, move)];
            if (move.equals(killer)) rank += KILLER;
            ranks[i] = ((long) rank << PLACE_BITS) + ranks.length - 1 - i;
        }
        if (bestBefore >= 0 && bestBefore < ranks.length) {
            ranks[bestBefore] = ((long) BEST_BEFORE << PLACE_BITS) + (ranks[bestBefore] & PLACE);
        }
        return new Queue(moves, ranks);
    }

    /** Remembers a move that caused a cut-off. */
    void cutOff(Position position, Move move, int depth, int ply) {
        if (ply < DEEPEST) killers[ply] = move;
        int slot = slot(position, move);
        history[slot] = Math.min(PROMISE / 2, history[slot] + depth * depth);
    }

    private static int slot(Position position, Move move) {
        int hash = move.hashCode() * 0x9E3779B9;
        return (hash >>> 20) + (position.toMove() == Seat.FIRST ? 0 : HISTORY_SIZE);
    }
}
