package lectern.heuristic.ranking;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.search.ProvenScores;

/**
 * Where another move is chosen at one ply because a term weighs more, or less. Each total is a linear function of the
 * weight, so this is worked out, not tried; the number that is told is then tried.
 *
 * @param term the term's place in the heuristic
 * @param from the move that is chosen up to there
 * @param to the move that is chosen beyond
 * @param exactly where the two totals are equal
 * @param told the same as a number to be read: it holds as it stands, being rounded away from where {@code from} is
 *     chosen if it has too many digits
 * @param included whether {@code to} is chosen at the told weight already, not only beyond it
 * @param rising whether it happens as the weight rises
 */
public record Flip(int term, int from, int to, double exactly, BigDecimal told, boolean included, boolean rising) {
    /** Weights have no more digits before or after the point. */
    private static final double LARGEST = 999_999_999;

    private static final int DIGITS_AFTER_POINT = 9;

    /** A number with no more digits after the point is told as it is. */
    private static final int SHORT = 4;

    private static final int LEAST_DIGITS = 4;

    private static final int MOST_DIGITS = 17;

    /** Two weights that differ by less, relatively, are the same but for rounding. */
    private static final double SAME = 1e-12;

    /** The first weight above the present one, or below it, at which the choice changes, if there is one. */
    public static Optional<Flip> next(Ranking ranking, int term, boolean rising) {
        return next(ranking, term, ranking.weight(term), ranking.chosen(), rising);
    }

    /** All changes of the choice while a weight goes from where it is to another. */
    public static List<Flip> along(Ranking ranking, int term, double end) {
        List<Flip> flips = new ArrayList<>();
        double weight = ranking.weight(term);
        boolean rising = end > weight;
        int chosen = ranking.chosen();
        for (int i = 0; i < ranking.size(); i++) {
            Optional<Flip> next = next(ranking, term, weight, chosen, rising);
            if (next.isEmpty() || (next.get().exactly - end) * (rising ? 1 : -1) > 0) break;
            flips.add(next.get());
            weight = next.get().exactly;
            chosen = next.get().to;
        }
        return flips;
    }

    private static Optional<Flip> next(Ranking ranking, int term, double weight, int chosen, boolean rising) {
        double ahead = at(ranking, term, weight, chosen);
        double slope = ranking.raw(term, chosen);
        double nearest = Double.POSITIVE_INFINITY;
        double steepest = 0;
        int next = -1;
        if (ranking.wins(chosen) || isBeyondPlayers(ahead)) return Optional.empty();
        for (int i = 0; i < ranking.size(); i++) {
            double gain = (ranking.raw(term, i) - slope) * (rising ? 1 : -1);
            if (gain <= 0) continue;
            double distance = Math.max(0, ahead - at(ranking, term, weight, i)) / gain;
            boolean same = Math.abs(distance - nearest) <= SAME * Math.max(Math.abs(weight), distance);
            if (same ? gain <= steepest : distance > nearest) continue;
            nearest = Math.min(nearest, distance);
            steepest = gain;
            next = i;
        }
        if (next < 0) return Optional.empty();
        double exactly = rising ? weight + nearest : weight - nearest;
        if (Math.abs(exactly) > LARGEST || isBeyondPlayers(at(ranking, term, exactly, chosen))) return Optional.empty();
        return Optional.of(told(ranking, term, chosen, next, exactly, rising));
    }

    /** Players do not tell such totals apart, so that no weight makes them choose between two of them. */
    private static boolean isBeyondPlayers(double total) {
        return ProvenScores.opinion(total) != total;
    }

    /** A move's total at another weight of a term. */
    private static double at(Ranking ranking, int term, double weight, int move) {
        return ranking.total(move) + ranking.raw(term, move) * (weight - ranking.weight(term));
    }

    private static Flip told(Ranking ranking, int term, int from, int to, double exactly, boolean rising) {
        BigDecimal whole = new BigDecimal(exactly);
        BigDecimal rounded = whole.setScale(SHORT, RoundingMode.HALF_EVEN);
        if (Math.abs(rounded.doubleValue() - exactly) <= SAME * Math.max(1, Math.abs(exactly))) {
            boolean included = ranking.chosen(term, rounded.doubleValue()) == to;
            return new Flip(term, from, to, exactly, plain(rounded), included, rising);
        }
        RoundingMode outward = rising ? RoundingMode.CEILING : RoundingMode.FLOOR;
        for (int digits = LEAST_DIGITS; digits < MOST_DIGITS; digits++) {
            BigDecimal told = whole.round(new MathContext(digits, outward));
            if (told.scale() > DIGITS_AFTER_POINT) break;
            if (ranking.chosen(term, told.doubleValue()) == to) {
                return new Flip(term, from, to, exactly, plain(told), true, rising);
            }
        }
        // Beyond it, but so near to the next change that no weight lies between.
        BigDecimal told = whole.setScale(DIGITS_AFTER_POINT, RoundingMode.HALF_EVEN);
        return new Flip(term, from, to, exactly, plain(told), false, rising);
    }

    private static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
