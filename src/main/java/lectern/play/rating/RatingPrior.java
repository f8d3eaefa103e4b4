package lectern.play.rating;

/**
 * What is taken for granted before any game. In one sentence: <em>before any game each rating is taken to lie within
 * 1000 Elo points of the average with 95 % confidence, and so is the first seat's advantage within 1000 points of
 * nothing.</em> Both are normal distributions around 0. The draw parameter has one too, around a fifth (one draw in
 * eleven games of equals), so wide that between equals one game in 600 may be drawn, or five of six.
 *
 * <p>It is worth next to nothing beside a dozen pairs that were not all won, and keeps an undefeated entrant from an
 * endless rating.
 */
final class RatingPrior {
    /** How many standard deviations to either side hold 95 % of a normal distribution. */
    static final double Z = 1.959963984540054;

    /** So many Elo points are one unit of the logarithm of how often one wins for each loss. */
    static final double ELO = 400 / StrictMath.log(10);

    static final double LOG_NU = StrictMath.log(0.2);

    private static final double SPREAD = 1000 / Z / ELO;
    private static final double SPREAD_OF_LOG_NU = 2;

    private RatingPrior() {}

    /**
     * Of each entrant's strength, one over the variance. The rating is what a strength is above the average of all, so
     * its own variance is smaller by a part of {@code entrants}: that is made up for.
     */
    static double ofStrength(int entrants) {
        return (1 - 1.0 / Math.max(2, entrants)) / (SPREAD * SPREAD);
    }

    static double ofFirstSeat() {
        return 1 / (SPREAD * SPREAD);
    }

    static double ofLogNu() {
        return 1 / (SPREAD_OF_LOG_NU * SPREAD_OF_LOG_NU);
    }
}
