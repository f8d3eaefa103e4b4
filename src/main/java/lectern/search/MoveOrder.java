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
    private static final int DEEPEST = 256;
    private static final int HISTORY_SIZE = 1 << 12;
    private static final int BEST_BEFORE = 1 << 30;
    private static final int KILLER = 1 << 12;
    private static final int PROMISE = 1 << 13;

    private final int[] history = new int[2 * HISTORY_SIZE];
    private final Move[] killers = new Move[DEEPEST];

    /** The moves of one position, handed out best first. */
    static final class Queue {
        private final Move[] moves;
        private final int[] ranks;
        private int taken;

        private Queue(Move[] moves, int[] ranks) {
            this.moves = moves;
            this.ranks = ranks;
        }

        int size() {
            return moves.length;
        }

        /** The best that is left; among equals the one that the game lists first. */
        Move next() {
            int best = taken;
            for (int i = taken + 1; i < moves.length; i++) {
                if (ranks[i] > ranks[best]) best = i;
            }
            Move move = moves[best];
            int rank = ranks[best];
            System.arraycopy(moves, taken, moves, taken + 1, best - taken);
            System.arraycopy(ranks, taken, ranks, taken + 1, best - taken);
            moves[taken] = move;
            ranks[taken++] = rank;
            return move;
        }
    }

    Queue queue(Position position, Move bestBefore, int ply) {
        List<Move> listed = position.moves();
        Move[] moves = listed.toArray(Move[]::new);
        int[] ranks = new int[moves.length];
        Move killer = ply < DEEPEST ? killers[ply] : null;
        for (int i = 0; i < moves.length; i++) {
            Move move = moves[i];
            int rank = position.promise(move) * PROMISE + history[slot(position, move)];
            if (move.equals(killer)) rank += KILLER;
            ranks[i] = move.equals(bestBefore) ? BEST_BEFORE : rank;
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
