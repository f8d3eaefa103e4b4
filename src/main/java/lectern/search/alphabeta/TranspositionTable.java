package lectern.search.alphabeta;

import lectern.search.Budget;
import lectern.search.trace.Bound;

/**
 * What is known of positions that were searched before. Several threads may share a table without locks: an entry is
 * three words, of which the first is mixed with the others, so that a torn one belongs to no position.
 */
final class TranspositionTable {
    private static final int SMALLEST_BITS = 10;

    /** 48 MB. */
    private static final int LARGEST_BITS = 21;

    /** Once it holds one in so many of what it has room for, it is made larger. */
    private static final int SPARSE = 8;

    private static final int WORDS = 3;
    private static final Bound[] BOUNDS = Bound.values();

    /** Of the third word: that there is an entry, then the bound, the depth and the move's place. */
    private static final long USED = 1;

    private static final int BOUND_AT = 1;
    private static final int DEPTH_AT = 8;
    private static final int PLACE_AT = 32;

    /** What an entry takes, with that of the smaller table that it is copied from when the table is made larger. */
    private static final int BYTES_EACH = WORDS * Long.BYTES * 3 / 2;

    private final int mostBits;
    private final boolean limited;
    private Slots slots = new Slots(SMALLEST_BITS);

    /** @param limited whether it would be larger if it might take more memory */
    private TranspositionTable(int mostBits, boolean limited) {
        this.mostBits = mostBits;
        this.limited = limited;
    }

    /** Room for so many entries; how many are in use is a guess where several threads count. */
    private static final class Slots {
        private final int bits;
        private final long[] words;
        private int used;

        private Slots(int bits) {
            this.bits = bits;
            words = new long[WORDS << bits];
        }

        private int at(long key) {
            return WORDS * ((int) key & ((1 << bits) - 1));
        }
    }

    /** What a table knows of a position, for the last that was asked about. */
    static final class Known {
        private long value;
        private long rest;

        /** For the side to move there; wins are counted from there, not from the root. */
        double value() {
            return Double.longBitsToDouble(value);
        }

        Bound bound() {
            return BOUNDS[(int) (rest >>> BOUND_AT & 3)];
        }

        int depth() {
            return (int) (rest >>> DEPTH_AT & 0xFFFF);
        }

        /** Where the best move stands among the position's moves. */
        int place() {
            return (int) (rest >>> PLACE_AT);
        }
    }

    /** A table that grows to what can be searched within a budget, as far as the memory allows, in bytes. */
    static TranspositionTable forBudget(Budget budget, long memory) {
        long positions =
                Math.min(budget.nodes(), budget.millis() > 1_000_000 ? Long.MAX_VALUE : budget.millis() * 4_000);
        int bits = 64 - Long.numberOfLeadingZeros(positions);
        int wanted = Math.max(SMALLEST_BITS, Math.min(LARGEST_BITS, bits));
        int allowed = Math.max(SMALLEST_BITS, 63 - Long.numberOfLeadingZeros(Math.max(1, memory / BYTES_EACH)));
        return new TranspositionTable(Math.min(wanted, allowed), allowed < wanted);
    }

    /** Makes room before there is too little of it; what another thread keeps meanwhile may be lost. */
    void makeRoom() {
        Slots old = slots;
        int bits = old.bits;
        while (bits < mostBits && isCrowded(old, bits)) bits++;
        if (bits == old.bits) return;
        Slots larger = new Slots(bits);
        for (int at = 0; at < old.words.length; at += WORDS) {
            long value = old.words[at + 1];
            long rest = old.words[at + 2];
            if (rest == 0) continue;
            long key = old.words[at] ^ value ^ rest;
            put(larger, larger.at(key), key, value, rest);
        }
        slots = larger;
    }

    /** Whether it has forgotten, or soon will, what it would still know if it might take more memory. */
    boolean isCramped() {
        return limited && slots.bits == mostBits && isCrowded(slots, mostBits);
    }

    private static boolean isCrowded(Slots slots, int bits) {
        return slots.used > (1 << bits) / SPARSE;
    }

    /** Whether anything is known of a position. */
    boolean find(long key, Known known) {
        Slots now = slots;
        int at = now.at(key);
        long value = now.words[at + 1];
        long rest = now.words[at + 2];
        if (rest == 0 || (now.words[at] ^ value ^ rest) != key) return false;
        known.value = value;
        known.rest = rest;
        return true;
    }

    void keep(long key, int depth, double value, Bound bound, int place) {
        Slots now = slots;
        int at = now.at(key);
        long old = now.words[at + 2];
        boolean same = old != 0 && (now.words[at] ^ now.words[at + 1] ^ old) == key;
        if (same && (old >>> DEPTH_AT & 0xFFFF) > depth) return;
        long rest = USED | (long) bound.ordinal() << BOUND_AT | (long) depth << DEPTH_AT | (long) place << PLACE_AT;
        put(now, at, key, Double.doubleToRawLongBits(value), rest);
    }

    private static void put(Slots into, int at, long key, long value, long rest) {
        if (into.words[at + 2] == 0) into.used++;
        into.words[at] = key ^ value ^ rest;
        into.words[at + 1] = value;
        into.words[at + 2] = rest;
    }
}
