package lectern.heuristic.ranking;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import lectern.game.Evaluation;
import lectern.game.Move;
import lectern.game.Term;
import lectern.search.ProvenScores;

/**
 * The moves of a position as a heuristic ranks them at one ply, as {@code greedy} would: moves that win at once first,
 * whatever their totals, then the higher total, as far as players tell totals apart; of equal ones the first listed.
 * Moves are their indices in {@link RawValues#moves}. Immutable.
 */
public final class Ranking {
    private final RawValues values;
    private final double[][] raw;
    private final double[] weights;
    private final double[] totals;
    private final int[] order;
    private final int[] ranks;

    /** @param raw of each term, what it measures after each move */
    Ranking(RawValues values, double[][] raw, double[] weights) {
        this.values = values;
        this.raw = raw;
        this.weights = weights;
        int count = values.moves().size();
        totals = new double[count];
        for (int i = 0; i < count; i++) totals[i] = total(i, weights);
        order = sorted(count);
        ranks = new int[count];
        for (int rank = 0; rank < count; rank++) ranks[order[rank]] = rank;
    }

    private int[] sorted(int count) {
        Integer[] sorted = new Integer[count];
        Arrays.setAll(sorted, i -> i);
        Arrays.sort(sorted, this::compare);
        return Arrays.stream(sorted).mapToInt(Integer::intValue).toArray();
    }

    private int compare(int a, int b) {
        if (values.wins(a) != values.wins(b)) return values.wins(a) ? -1 : 1;
        int higher =
                values.wins(a) ? 0 : Double.compare(ProvenScores.opinion(totals[b]), ProvenScores.opinion(totals[a]));
        return higher != 0 ? higher : Integer.compare(a, b);
    }

    /** Added up in the order of the terms, as every evaluation is: the same terms give the same total to the last digit. */
    private double total(int move, double[] weighted) {
        double total = 0;
        for (int i = 0; i < raw.length; i++) total += Term.contribution(raw[i][move], weighted[i]);
        return Evaluation.finite(total);
    }

    public RawValues values() {
        return values;
    }

    public int size() {
        return order.length;
    }

    public Move move(int index) {
        return values.moves().get(index);
    }

    /** The move that stands at a rank; ranks begin with 0. */
    public int at(int rank) {
        return order[rank];
    }

    public int rank(int move) {
        return ranks[move];
    }

    /** The move that would be chosen. */
    public int chosen() {
        return order[0];
    }

    public double total(int move) {
        return totals[move];
    }

    public double raw(int term, int move) {
        return raw[term][move];
    }

    public double weight(int term) {
        return weights[term];
    }

    public int terms() {
        return raw.length;
    }

    public double contribution(int term, int move) {
        return Term.contribution(raw[term][move], weights[term]);
    }

    boolean wins(int move) {
        return values.wins(move);
    }

    /** The move that would be chosen if a term weighed something else. */
    int chosen(int term, double weight) {
        double[] changed = weights.clone();
        changed[term] = weight;
        int best = 0;
        double most = ProvenScores.opinion(total(0, changed));
        for (int i = 1; i < order.length; i++) {
            double total = ProvenScores.opinion(total(i, changed));
            if (values.wins(best) || (!values.wins(i) && total <= most)) continue;
            best = i;
            most = total;
        }
        return best;
    }

    /** The moves that stood behind one before and stand before it now, the best placed first. */
    public List<Integer> overtaking(int move, Ranking before) {
        return pairs(move, before, this);
    }

    /** The moves that one stood behind before and stands before now, the best placed before first. */
    public List<Integer> overtaken(int move, Ranking before) {
        return pairs(move, this, before);
    }

    /** The moves that stand behind one in a ranking and before it in another, as that one ranks them. */
    private static List<Integer> pairs(int move, Ranking behind, Ranking ahead) {
        return Arrays.stream(ahead.order)
                .limit(ahead.ranks[move])
                .filter(other -> behind.ranks[other] > behind.ranks[move])
                .boxed()
                .sorted(Comparator.comparing(other -> ahead.ranks[other]))
                .toList();
    }
}
