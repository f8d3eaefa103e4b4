package lectern.search;

/**
 * What is proven of positions with regard to one goal: within how many plies it can be forced, and within how many it
 * cannot. Both hold whatever was played before, so nothing in here ever has to be taken back.
 */
final class ProofTable {
    private static final int SMALLEST_BITS = 12;
    private static final int LARGEST_BITS = 22;
    private static final int PROBES = 4;

    private long[] keys = new long[1 << SMALLEST_BITS];

    /** Plies within which the goal can be forced, plus one (0: not known); plies within which it cannot. */
    private int[] forced = new int[1 << SMALLEST_BITS];

    private int[] refuted = new int[1 << SMALLEST_BITS];
    private int used;

    /** Where a position is kept, or -1. */
    int find(long key) {
        int start = (int) key & (keys.length - 1);
        for (int i = 0; i < PROBES; i++) {
            int slot = start ^ i;
            if (keys[slot] == key && isUsed(slot)) return slot;
        }
        return -1;
    }

    private boolean isUsed(int slot) {
        return forced[slot] > 0 || refuted[slot] > 0;
    }

    /** Within how many plies the goal can be forced; {@link Proof#ENDLESS} and more if that is not known. */
    int forcedWithin(int slot) {
        return forced[slot] == 0 ? Integer.MAX_VALUE : forced[slot] - 1;
    }

    int refutedWithin(int slot) {
        return refuted[slot];
    }

    void keepForced(long key, int plies) {
        int slot = slotFor(key);
        forced[slot] = Math.min(plies, forcedWithin(slot)) + 1;
    }

    void keepRefuted(long key, int plies) {
        int slot = slotFor(key);
        refuted[slot] = Math.max(plies, refuted[slot]);
    }

    private int slotFor(long key) {
        int known = find(key);
        if (known >= 0) return known;
        if (used > keys.length / 2 && keys.length < 1 << LARGEST_BITS) grow();
        int start = (int) key & (keys.length - 1);
        for (int i = 0; i < PROBES; i++) {
            if (!isUsed(start ^ i)) return claim(start ^ i, key);
        }
        used--;
        return claim(start ^ (int) (key >>> 62), key);
    }

    private int claim(int slot, long key) {
        used++;
        keys[slot] = key;
        forced[slot] = 0;
        refuted[slot] = 0;
        return slot;
    }

    private void grow() {
        ProofTable larger = new ProofTable();
        larger.keys = new long[2 * keys.length];
        larger.forced = new int[2 * keys.length];
        larger.refuted = new int[2 * keys.length];
        for (int slot = 0; slot < keys.length; slot++) {
            if (!isUsed(slot)) continue;
            int copy = larger.slotFor(keys[slot]);
            larger.forced[copy] = forced[slot];
            larger.refuted[copy] = refuted[slot];
        }
        keys = larger.keys;
        forced = larger.forced;
        refuted = larger.refuted;
        used = larger.used;
    }
}
