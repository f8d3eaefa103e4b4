package lectern.search;

import lectern.game.Move;

/**
 * What is known of positions that were searched before. Entries are immutable objects, so that several threads may
 * share a table without locks: a reader sees a whole entry or another whole entry.
 */
final class TranspositionTable {
    private static final int SMALLEST_BITS = 10;
    private static final int LARGEST_BITS = 20;

    private final Entry[] entries;
    private final int mask;

    /**
     * @param value for the side to move there; wins are counted from there, not from the root
     */
    record Entry(long key, int depth, double value, Bound bound, Move move) {}

    private TranspositionTable(int bits) {
        entries = new Entry[1 << bits];
        mask = entries.length - 1;
    }

    /** A table that fits what can be searched within a budget. */
    static TranspositionTable forBudget(Budget budget) {
        long positions =
                Math.min(budget.nodes(), budget.millis() > 1_000_000 ? Long.MAX_VALUE : budget.millis() * 4_000);
        int bits = 64 - Long.numberOfLeadingZeros(positions);
        return new TranspositionTable(Math.max(SMALLEST_BITS, Math.min(LARGEST_BITS, bits)));
    }

    /** What is known of a position, or null. */
    Entry find(long key) {
        Entry entry = entries[(int) key & mask];
        return entry != null && entry.key == key ? entry : null;
    }

    void keep(long key, int depth, double value, Bound bound, Move move) {
        int index = (int) key & mask;
        Entry old = entries[index];
        if (old != null && old.key == key && old.depth > depth) return;
        entries[index] = new Entry(key, depth, value, bound, move);
    }
}
