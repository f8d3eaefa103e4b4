package lectern.games.catsdogs;

/**
 * How many cells of a set each cell has on it or next to it, for all cells of a word at once, since every playout asks
 * at every step: each count is three bits, and there is a word for each of these.
 */
record NeighbourCounts(long ones, long twos, long fours) {
    /**
     * Of the cells of a word.
     *
     * @param start where the set begins among the sets
     */
    static NeighbourCounts of(Neighbourhood neighbourhood, long[] sets, int start, int word) {
        return of(
                sets[start + word],
                neighbourhood.below(sets, start, word),
                neighbourhood.above(sets, start, word),
                neighbourhood.rightOf(sets, start, word),
                neighbourhood.leftOf(sets, start, word));
    }

    /** Of all cells, where a set is a single word. */
    static NeighbourCounts of(Neighbourhood neighbourhood, long set) {
        return of(
                set,
                neighbourhood.below(set),
                neighbourhood.above(set),
                neighbourhood.rightOf(set),
                neighbourhood.leftOf(set));
    }

    private static NeighbourCounts of(long self, long below, long above, long rightOf, long leftOf) {
        long oneOfThree = self ^ below ^ above;
        long twoOfThree = (self & below) | (above & (self ^ below));
        long oneOfTwo = rightOf ^ leftOf;
        long twoOfTwo = rightOf & leftOf;
        long carried = oneOfThree & oneOfTwo;
        return new NeighbourCounts(
                oneOfThree ^ oneOfTwo,
                twoOfThree ^ twoOfTwo ^ carried,
                (twoOfThree & twoOfTwo) | (carried & (twoOfThree ^ twoOfTwo)));
    }

    /** The cells with any. */
    long any() {
        return ones | twos | fours;
    }

    /** The cells with just one. */
    long justOne() {
        return ones & ~twos & ~fours;
    }

    /** Of some cells those that have the most. */
    long most(long among) {
        long left = among;
        if ((left & fours) != 0) left &= fours;
        if ((left & twos) != 0) left &= twos;
        if ((left & ones) != 0) left &= ones;
        return left;
    }

    /** How many the one cell has. */
    int count(long cell) {
        return ((cell & ones) != 0 ? 1 : 0) + ((cell & twos) != 0 ? 2 : 0) + ((cell & fours) != 0 ? 4 : 0);
    }
}
