package lectern.play.pairs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * How many pairs brought 0, 1/2, 1, 1 1/2 and 2 points: all that intervals and tests need to know of them.
 *
 * @param counts the five numbers, in this order
 */
public record Pentanomial(List<Integer> counts) {
    /** What the two games of a pair can bring together. */
    static final int KINDS = 5;

    /** No pairs yet. */
    public static final Pentanomial NONE = new Pentanomial(Collections.nCopies(KINDS, 0));

    public Pentanomial {
        counts = List.copyOf(counts);
        if (counts.size() != KINDS) throw new IllegalArgumentException(counts.toString());
    }

    /** @param points what each pair brought a game: 0, 1/4, 1/2, 3/4 or 1 */
    public static Pentanomial of(Collection<Double> points) {
        int[] counts = new int[KINDS];
        for (double point : points) counts[kind(point)]++;
        List<Integer> all = new ArrayList<>();
        for (int count : counts) all.add(count);
        return new Pentanomial(all);
    }

    /** One pair more. */
    Pentanomial with(double point) {
        List<Integer> more = new ArrayList<>(counts);
        more.set(kind(point), more.get(kind(point)) + 1);
        return new Pentanomial(more);
    }

    private static int kind(double point) {
        double kind = point * (KINDS - 1);
        if (kind != Math.rint(kind) || kind < 0 || kind >= KINDS) throw new IllegalArgumentException("points " + point);
        return (int) kind;
    }

    /** What a pair of a kind brought a game. */
    static double points(int kind) {
        return kind / (KINDS - 1.0);
    }

    public int pairs() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /** Points a game; NaN if there are no pairs. */
    public double mean() {
        return rate().value();
    }

    /** How much the pairs' points a game vary; NaN if there are no pairs. */
    public double variance() {
        PairedRate rate = rate();
        return rate.squares() / rate.pairs() - rate.value() * rate.value();
    }

    public PairedRate rate() {
        double points = 0;
        double squares = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            points += counts.get(kind) * points(kind);
            squares += counts.get(kind) * points(kind) * points(kind);
        }
        return new PairedRate(pairs(), points, squares);
    }
}
