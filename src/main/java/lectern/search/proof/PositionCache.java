package lectern.search.proof;

/**
 * Keeps two numbers per position, and forgets some when it is full: of the few that compete for a place, the one that
 * took the least work to find. Two zeros are the same as nothing.
 */
final class PositionCache {
    private static final int SMALLEST_BITS = 12;

    /** 136 MB: what several hundred million positions looked at leave to be kept, for each of a solver's two seats. */
    private static final int LARGEST_BITS = 23;

    /** A key, two numbers and a work. */
    private static final int BYTES_EACH = Long.BYTES + 2 * Integer.BYTES + 1;

    private static final int PROBES = 4;

    private long[] keys;
    private int[] first;
    private int[] second;

    /** In binary digits. */
    private byte[] works;

    private final int largest;
    private int used;
    private boolean full;

    /** @param memory what they may take, in bytes, but for a moment while they are copied */
    PositionCache(long memory) {
        this(1 << SMALLEST_BITS, largest(memory));
    }

    private PositionCache(int size, int largest) {
        this.largest = largest;
        keys = new long[size];
        first = new int[size];
        second = new int[size];
        works = new byte[size];
    }

    private static int largest(long memory) {
        int bits = 63 - Long.numberOfLeadingZeros(Math.max(1, memory / BYTES_EACH));
        return 1 << Math.max(SMALLEST_BITS, Math.min(LARGEST_BITS, bits));
    }

    /** Whether there was not enough room for all, so that some may have been forgotten for want of it. */
    boolean isFull() {
        return full;
    }

    /** Where a position is kept, or -1. */
    int find(long key) {
        int start = (int) key & (keys.length - 1);
        for (int i = 0; i < PROBES; i++) {
            int slot = start ^ i;
            if (keys[slot] == key && isUsed(slot)) return slot;
        }
        return -1;
    }

    int first(int slot) {
        return first[slot];
    }

    int second(int slot) {
        return second[slot];
    }

    void keep(int slot, int one, int other) {
        first[slot] = one;
        second[slot] = other;
    }

    /** What was spent at once on what is kept there; less than was credited before changes nothing. */
    void credit(int slot, long work) {
        works[slot] = (byte) Math.max(works[slot], Long.SIZE - Long.numberOfLeadingZeros(work));
    }

    /** Where a position is kept; if it was not, it has two zeros there, and the caller is about to keep others. */
    int slotFor(long key) {
        int known = find(key);
        if (known >= 0) return known;
        if (used > keys.length / 2) makeRoom();
        int start = (int) key & (keys.length - 1);
        for (int i = 0; i < PROBES; i++) {
            if (!isUsed(start ^ i)) return claim(start ^ i, key);
        }
        used--;
        int least = start;
        for (int i = 1; i < PROBES; i++) {
            if (works[start ^ i] < works[least]) least = start ^ i;
        }
        return claim(least, key);
    }

    private boolean isUsed(int slot) {
        return first[slot] != 0 || second[slot] != 0;
    }

    private int claim(int slot, long key) {
        used++;
        keys[slot] = key;
        works[slot] = 0;
        keep(slot, 0, 0);
        return slot;
    }

    /** A copy with only those that pass. */
    PositionCache where(Test passes) {
        PositionCache copy = new PositionCache(keys.length, largest);
        copyTo(copy, passes);
        copy.full = full;
        return copy;
    }

    /** Tells pairs apart. */
    interface Test {
        boolean test(int one, int other);
    }

    private void copyTo(PositionCache copy, Test passes) {
        for (int slot = 0; slot < keys.length; slot++) {
            if (isUsed(slot) && passes.test(first[slot], second[slot])) {
                int to = copy.slotFor(keys[slot]);
                copy.keep(to, first[slot], second[slot]);
                copy.works[to] = works[slot];
            }
        }
    }

    private void makeRoom() {
        if (keys.length == largest) {
            full = true;
            return;
        }
        PositionCache larger = new PositionCache(2 * keys.length, largest);
        copyTo(larger, (one, other) -> true);
        keys = larger.keys;
        first = larger.first;
        second = larger.second;
        works = larger.works;
        used = larger.used;
    }
}
