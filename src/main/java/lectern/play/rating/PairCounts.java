package lectern.play.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * How the pairs of two entrants went: whole numbers, so that the order in which pairs are told cannot matter.
 *
 * @param one the lower number of the two
 * @param counts how many pairs brought {@code one} so much in the first seat and so much in the second
 */
record PairCounts(int one, int two, int[][] counts) {
    private static final int KINDS = GamePoints.values().length;

    /** For every two entrants that met, in the order of their numbers. */
    static List<PairCounts> of(List<RatedPair> pairs) {
        TreeMap<Long, PairCounts> meetings = new TreeMap<>();
        for (RatedPair pair : pairs) {
            RatedPair told = pair.ofLower();
            long key = ((long) told.one() << Integer.SIZE) | told.two();
            meetings.computeIfAbsent(key, unused -> new PairCounts(told.one(), told.two(), new int[KINDS][KINDS]))
                    .counts[told.first().ordinal()][told.second().ordinal()]++;
        }
        return new ArrayList<>(meetings.values());
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
