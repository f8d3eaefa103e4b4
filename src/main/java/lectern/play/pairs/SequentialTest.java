package lectern.play.pairs;

import java.util.NavigableMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;

/**
 * A test that asks after each pair whether enough has been seen: the generalised sequential probability ratio test on
 * the {@link Pentanomial}, as Fishtest does it. It says {@code elo1} where the contender is {@code elo0} points stronger
 * with a probability of about {@code alpha} at most, and {@code elo0} where it is {@code elo1} points with {@code beta}.
 *
 * <p>Pairs are judged in the order of their numbers, and it is over with the first at which a bound is crossed. Which
 * pairs other threads have finished by then changes nothing.
 *
 * @param elo0 a difference, as points per game tell it
 * @param elo1 a higher one
 */
public record SequentialTest(double elo0, double elo1, double alpha, double beta) {
    /** How often either error may happen, if nothing else is asked for. */
    public static final double USUAL_ERROR = 0.05;

    private static final double MOST_ELO = 1000;
    private static final double LEAST_GAP = 0.5;

    /**
     * Counts as so many pairs of a kind that has not been seen: as Fishtest has it. Without it, a kind that has not been
     * seen were one that cannot be.
     */
    private static final double UNSEEN = 1e-3;

    private static final int HALVINGS = 60;
    private static final Pattern TEXT =
            Pattern.compile("\\s*([-+]?[0-9]{1,4}(?:[.][0-9]{1,3})?)\\s*,\\s*([-+]?[0-9]{1,4}(?:[.][0-9]{1,3})?)\\s*");

    public SequentialTest {
        if (!(elo0 < elo1) || !(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(elo0 + " " + elo1 + " " + alpha + " " + beta);
        }
    }

    /**
     * The test of {@code elo0,elo1}, with the usual errors.
     *
     * @throws UnreadableText if it is not written so, or there is too little or too much between the two
     */
    public static SequentialTest read(String text) {
        Matcher written = TEXT.matcher(text);
        if (!written.matches()) throw refused(Phrase.of("pairs.no-test", Excerpt.of(text)));
        double elo0 = Double.parseDouble(written.group(1));
        double elo1 = Double.parseDouble(written.group(2));
        if (Math.max(Math.abs(elo0), Math.abs(elo1)) > MOST_ELO) {
            throw refused(Phrase.of("pairs.far-test", String.valueOf(Math.round(MOST_ELO))));
        }
        if (elo1 - elo0 < LEAST_GAP) throw refused(Phrase.of("pairs.narrow-test", LEAST_GAP));
        return new SequentialTest(elo0, elo1, USUAL_ERROR, USUAL_ERROR);
    }

    private static UnreadableText refused(Phrase reason) {
        return new UnreadableText(UnreadableText.Kind.OPTION, 0, reason);
    }

    /** Above this it is {@code elo1}. */
    public double upper() {
        return StrictMath.log((1 - beta) / alpha);
    }

    /** Below this it is {@code elo0}. */
    public double lower() {
        return StrictMath.log(beta / (1 - alpha));
    }

    public SequentialRun begin() {
        return new SequentialRun(this);
    }

    /**
     * Of the pairs from the first one on, up to where one is missing.
     *
     * @param points what each pair brought a game, by its number, from 1
     */
    public SequentialVerdict verdict(NavigableMap<Integer, Double> points) {
        SequentialRun run = begin();
        points.forEach(run::tell);
        return run.verdict();
    }

    /**
     * The logarithm of how much likelier such pairs are with {@code elo1} than with {@code elo0}, where the shares of the
     * five kinds are in both cases those that make the pairs likeliest.
     */
    double ratio(Pentanomial pairs) {
        double[] seen = new double[Pentanomial.KINDS];
        for (int kind = 0; kind < seen.length; kind++) {
            seen[kind] = Math.max(UNSEEN, pairs.counts().get(kind));
        }
        double rate0 = EloDifference.rate(elo0);
        double rate1 = EloDifference.rate(elo1);
        double tilt0 = tilt(seen, rate0);
        double tilt1 = tilt(seen, rate1);
        double ratio = 0;
        for (int kind = 0; kind < seen.length; kind++) {
            double points = Pentanomial.points(kind);
            ratio += seen[kind] * StrictMath.log((1 + tilt0 * (points - rate0)) / (1 + tilt1 * (points - rate1)));
        }
        return ratio;
    }

    /**
     * Among all shares of the five kinds that bring so many points a game, those that make the pairs likeliest are the
     * seen ones, each divided by {@code 1 + tilt * (points - rate)}.
     */
    private static double tilt(double[] seen, double rate) {
        double low = -1 / (1 - rate);
        double high = 1 / rate;
        for (int i = 0; i < HALVINGS; i++) {
            double tilt = (low + high) / 2;
            double off = 0;
            for (int kind = 0; kind < seen.length; kind++) {
                double above = Pentanomial.points(kind) - rate;
                off += seen[kind] * above / (1 + tilt * above);
            }
            if (off > 0) low = tilt;
            else high = tilt;
        }
        return (low + high) / 2;
    }
}
