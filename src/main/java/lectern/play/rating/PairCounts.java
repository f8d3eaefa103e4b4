package lectern.play.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** How the pairs of two entrants went: whole numbers, so that the order in which pairs are told cannot matter. */
final class PairCounts {
    private static final int KINDS = GamePoints.values().length;

    private final int one;
    private final int two;

    /** How many pairs brought {@code one} so much in the first seat and so much in the second. */
    private final int[][] counts = new int[KINDS][KINDS];

    private PairCounts(int one, int two) {
        this.one = one;
        this.two = two;
    }

    /** For every two entrants that met, in the order of their numbers. */
    static List<PairCounts> of(List<RatedPair> pairs) {
        TreeMap<Long, PairCounts> meetings = new TreeMap<>();
        for (RatedPair pair : pairs) {
            RatedPair told = pair.ofLower();
            long key = ((long) told.one() << Integer.SIZE) | told.two();
            meetings.computeIfAbsent(key, unused -> new PairCounts(told.one(), told.two()))
                    .counts[told.first().ordinal()][told.second().ordinal()]++;
        }
        return new ArrayList<>(meetings.values());
    }

    /** The lower number of the two. */
    int one() {
        return one;
    }

    int two() {
        return two;
    }

    /** How many pairs ended so for {@code one}, in the game in which it sat first and in the other. */
    int count(GamePoints first, GamePoints second) {
        return counts[first.ordinal()][second.ordinal()];
    }

    int pairs() {
        int all = 0;
        for (int[] row : counts) for (int count : row) all += count;
        return all;
    }

    /** How many games ended so, of those in which {@code one} sat first. */
    int first(GamePoints points) {
        int all = 0;
        for (int count : counts[points.ordinal()]) all += count;
        return all;
    }

    /** How many games ended so for {@code one}, of those in which it sat second. */
    int second(GamePoints points) {
        int all = 0;
        for (int[] row : counts) all += row[points.ordinal()];
        return all;
    }
}
