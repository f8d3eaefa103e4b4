package lectern.play.rating;

import java.util.List;

/**
 * The ratings of a league: which strengths make its games most likely, after Bradley and Terry, with draws after
 * Davidson and an advantage of the first seat that is the same for all. An entrant 400 points stronger wins ten games
 * for each that it loses, draws aside. The average of all ratings is 0.
 *
 * <p>Before any game, each rating is taken to lie within 1000 points of the average with 95 % confidence: so an
 * undefeated entrant has a rating too, and one without games has that interval. Intervals come from how pairs differ,
 * not from games, as {@link RatingCovariance} says.
 *
 * <p>The same pairs give the same numbers to the last digit, in whatever order they are told.
 */
public final class Ratings {
    private final int entrants;
    private final double[] estimates;
    private final double[][] covariance;
    private final double mean;

    /** The covariance of each strength with the mean of all. */
    private final double[] withMean;

    private final double varianceOfMean;
    private final double varianceOfFirstSeat;

    private Ratings(int entrants, double[] estimates, RatingCovariance sureness) {
        this.entrants = entrants;
        this.estimates = estimates;
        covariance = sureness.ofStrengths();
        varianceOfFirstSeat = sureness.ofFirstSeat();
        double sum = 0;
        double ofMean = 0;
        withMean = new double[entrants];
        for (int i = 0; i < entrants; i++) {
            sum += estimates[i];
            for (int k = 0; k < entrants; k++) withMean[i] += covariance[i][k] / entrants;
            ofMean += withMean[i] / entrants;
        }
        mean = sum / entrants;
        varianceOfMean = ofMean;
    }

    /**
     * @param entrants how many there are; their numbers are below this
     * @param pairs in any order
     */
    public static Ratings of(int entrants, List<RatedPair> pairs) {
        for (RatedPair pair : pairs) {
            if (Math.max(pair.one(), pair.two()) >= entrants) throw new IllegalArgumentException(pair.toString());
        }
        RatingModel model = new RatingModel(entrants, PairCounts.of(pairs));
        double[] estimates = RatingFit.of(model);
        return new Ratings(entrants, estimates, new RatingCovariance(model, estimates));
    }

    /** What an entrant is above the average of all. */
    public Rating of(int entrant) {
        double variance = covariance[entrant][entrant] - 2 * withMean[entrant] + varianceOfMean;
        return rating(estimates[entrant] - mean, variance);
    }

    /** By how much one entrant is above another. */
    public Rating difference(int one, int two) {
        double variance = covariance[one][one] + covariance[two][two] - 2 * covariance[one][two];
        return rating(estimates[one] - estimates[two], variance);
    }

    /** What it is worth to sit in the first seat. */
    public Rating firstSeat() {
        return rating(estimates[entrants], varianceOfFirstSeat);
    }

    /** The share of draws to be expected between equals, if neither seat is better. */
    public double drawShare() {
        return SeatOdds.of(0, estimates[entrants + 1]).draw();
    }

    private static Rating rating(double estimate, double variance) {
        double elo = estimate * RatingPrior.ELO + 0.0;
        // Rounding must not make a variance that is exactly none negative.
        double half = RatingPrior.Z * Math.sqrt(Math.max(0, variance)) * RatingPrior.ELO;
        return new Rating(elo, elo - half, elo + half);
    }
}
