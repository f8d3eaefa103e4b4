package lectern.search.proof;

/**
 * What is proven of positions with regard to one goal: within how many plies it can be forced, and within how many it
 * cannot. Both hold whatever was played before, so nothing in here ever has to be taken back.
 */
final class ProofTable {
    /** Plies within which the goal can be forced, plus one (0: not known); plies within which it cannot. */
    private final PositionCache known;

    /** @param memory in bytes */
    ProofTable(long memory) {
        known = new PositionCache(memory);
    }

    /** Whether some may have been forgotten for want of room. */
    boolean isFull() {
        return known.isFull();
    }

    /** Where a position is kept, or -1. */
    int find(long key) {
        return known.find(key);
    }

    /** Within how many plies the goal can be forced; {@link Proof#ENDLESS} and more if that is not known. */
    int forcedWithin(int slot) {
        return known.first(slot) == 0 ? Integer.MAX_VALUE : known.first(slot) - 1;
    }

    int refutedWithin(int slot) {
        return known.second(slot);
    }

    void keepForced(long key, int plies) {
        int slot = known.slotFor(key);
        known.keep(slot, Math.min(plies, forcedWithin(slot)) + 1, refutedWithin(slot));
    }

    void keepRefuted(long key, int plies) {
        int slot = known.slotFor(key);
        known.keep(slot, known.first(slot), Math.max(plies, refutedWithin(slot)));
    }
}
