package lectern.play.sweep;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.play.TournamentRefused;

/**
 * The weights that a term is to have, one after the other.
 *
 * @param term the name of the term
 * @param steps how many steps lead from the first to the last: there is one value more
 */
public record WeightRange(String term, double from, double to, int steps) {
    public static final int MOST_STEPS = 100;

    /** Weights have at most so many digits before the point, and behind it. */
    static final double LARGEST = 999_999_999;

    /** @throws TournamentRefused if such weights are not to be tried */
    public WeightRange {
        if (!isWeight(from) || !isWeight(to)) throw new TournamentRefused(Phrase.of("play.sweep.no-weight", term));
        if (steps < 1 || steps > MOST_STEPS) {
            throw new TournamentRefused(Phrase.of("play.sweep.steps", 1, MOST_STEPS, String.valueOf(steps)));
        }
        if (from == to) throw new TournamentRefused(Phrase.of("play.sweep.one-value", term));
    }

    private static boolean isWeight(double weight) {
        return Math.abs(weight) <= LARGEST;
    }

    /** The values in their order; the last one is exactly {@code to}. */
    public List<Double> values() {
        return IntStream.rangeClosed(0, steps).mapToObj(this::value).toList();
    }

    /** Worked out in decimals: a tenth of a way is written as it would be by hand. */
    private double value(int step) {
        BigDecimal start = BigDecimal.valueOf(from);
        BigDecimal way = BigDecimal.valueOf(to).subtract(start);
        BigDecimal part = way.multiply(BigDecimal.valueOf(step))
                .divide(BigDecimal.valueOf(steps), MathContext.DECIMAL64)
                .add(start);
        return WeightedPlayer.rounded(part.doubleValue());
    }
}
