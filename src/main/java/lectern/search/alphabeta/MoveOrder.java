package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.SearchHints;
import lectern.game.Seat;

/**
 * The order in which a search tries moves: the one that was best here before, then those that the game calls
 * promising, then those that cut off elsewhere. Only speed depends on it, and which of several equal moves is found
 * first. {@link OfferedMoves} keep to the game's order, or to a few moves.
 */
class MoveOrder {
    /** The place of no move. */
    static final int NONE = -1;

    private static final int HISTORY_SIZE = 1 << 12;
    private static final int MOST_HISTORY = 1 << 12;
    private static final int KILLER = 1 << 12;
    private static final int PLACE_BITS = 16;
    private static final long PLACE = (1 << PLACE_BITS) - 1;

    private final int[] history = new int[2 * HISTORY_SIZE];
    private final List<Queue> queues = new ArrayList<>();

    /**
     * Good until the next one is asked for at the same ply.
     *
     * @param bestBefore the place of the move that was best here before, in the game's own order; or {@link #NONE}
     */
    Queue queue(Position position, int bestBefore, int ply) {
        while (queues.size() <= ply) queues.add(newQueue());
        Queue queue = queues.get(ply);
        queue.begin(position, bestBefore);
        return queue;
    }

    Queue newQueue() {
        return new Queue();
    }

    /** Remembers a move that caused a cut-off. */
    void cutOff(Position position, Move move, int depth, int ply) {
        queues.get(ply).killer = move;
        int slot = slot(position, move);
        history[slot] = Math.min(MOST_HISTORY, history[slot] + depth * depth);
    }

    private static int slot(Position position, Move move) {
        int hash = move.hashCode() * 0x9E3779B9;
        return (hash >>> 20) + (position.toMove() == Seat.FIRST ? 0 : HISTORY_SIZE);
    }

    /**
     * The moves of one position, handed out best first. Most are never asked for: so they are only listed once the
     * first is not enough, and only those that promise as much as any that is left are ranked.
     */
    class Queue {
        private Position position;
        private Move killer;
        private int size;
        private int bestBefore;
        private List<Move> moves;

        /** The moves that were not looked at closer yet: what each promises, and below it in the word its place. */
        private long[] waiting = {};

        private int waitings;

        /** The most that one of them promises. */
        private long most;

        /**
         * Of the moves that promise most: each one's rank, and below it in the word its place, counted from the end.
         */
        private long[] ranked = {};

        private int ranks;
        private int place;

        /** How many moves of a position are handed out. */
        int count(Position of) {
            return of.moveCount();
        }

        /** The moves of a position that are handed out; places are theirs. */
        List<Move> moves(Position of) {
            return of.moves();
        }

        /** One of them. */
        Move move(Position of, int at) {
            return of.move(at);
        }

        void begin(Position next, int best) {
            position = next;
            size = count(next);
            bestBefore = best < size ? best : NONE;
            moves = null;
            ranks = 0;
            place = NONE;
        }

        int size() {
            return size;
        }

        /** The best that is left; among equals the one that the game lists first. */
        Move next() {
            if (place == NONE && bestBefore != NONE) {
                place = bestBefore;
                return move(position, place);
            }
            if (moves == null) list();
            if (ranks == 0) rank();
            int best = 0;
            for (int i = 1; i < ranks; i++) {
                if (ranked[i] > ranked[best]) best = i;
            }
            place = size - 1 - (int) (ranked[best] & PLACE);
            ranked[best] = ranked[--ranks];
            return moves.get(place);
        }

        /** Where the move that was handed out last stands among the moves of the position. */
        int place() {
            return place;
        }

        private void list() {
            moves = moves(position);
            if (waiting.length < size) {
                waiting = new long[2 * size];
                ranked = new long[2 * size];
            }
            SearchHints hints = position.hints();
            waitings = 0;
            most = Long.MIN_VALUE;
            for (int i = 0; i < size; i++) {
                if (i == bestBefore) continue;
                long promise = hints.promise(moves.get(i));
                most = Math.max(most, promise);
                waiting[waitings++] = promise << PLACE_BITS | i;
            }
        }

        private void rank() {
            int others = 0;
            long mostOfOthers = Long.MIN_VALUE;
            for (int i = 0; i < waitings; i++) {
                long word = waiting[i];
                long promise = word >> PLACE_BITS;
                boolean now = promise == most;
                ranked[ranks] = word;
                ranks += now ? 1 : 0;
                waiting[others] = word;
                others += now ? 0 : 1;
                mostOfOthers = Math.max(mostOfOthers, now ? Long.MIN_VALUE : promise);
            }
            waitings = others;
            most = mostOfOthers;
            for (int i = 0; i < ranks; i++) {
                int at = (int) (ranked[i] & PLACE);
                Move move = moves.get(at);
                int rank = history[slot(position, move)] + (move.equals(killer) ? KILLER : 0);
                ranked[i] = ((long) rank << PLACE_BITS) + size - 1 - at;
            }
        }
    }
}
