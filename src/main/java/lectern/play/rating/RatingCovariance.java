package lectern.play.rating;

import java.util.function.ToDoubleFunction;

/**
 * How sure the parameters are: the covariance of the estimates, from how much the pairs differ among themselves (the
 * cluster-robust or sandwich covariance, each pair a cluster), and from the prior. The two games of a pair may depend on
 * each other as they like: openings that decide the game make intervals narrower, openings that suit one entrant wider.
 *
 * <p>A few pairs that happen to be alike do not tell that all are. So what the pairs of an entrant show is mixed with what
 * independent games would show, which counts as much as two even pairs.
 */
final class RatingCovariance {
    /** The information of two even pairs without draws. */
    private static final double CAUTION = 1;

    private final RatingModel model;
    private final double[] at;
    private final double[][] inverse;

    /** How much is known of each parameter by the pairs that concern it. */
    private final double[] known;

    /** @param at the maximum of the model */
    RatingCovariance(RatingModel model, double[] at) {
        this.model = model;
        this.at = at.clone();
        double[][] information = model.information(at);
        inverse = new PositiveMatrix(information).inverse();
        known = new double[model.size()];
        for (int i = 0; i < known.length; i++) known[i] = information[i][i] - model.prior(i);
    }

    /** That of the strengths. */
    double[][] ofStrengths() {
        double[][] spread = spread(meeting -> Math.min(known[meeting.one()], known[meeting.two()]));
        return times(times(inverse, spread), inverse);
    }

    /** The variance of the first seat's advantage, of which all pairs tell. */
    double ofFirstSeat() {
        double[][] spread = spread(meeting -> known[model.firstSeat()]);
        double[] row = inverse[model.firstSeat()];
        double variance = 0;
        for (int i = 0; i < row.length; i++) {
            for (int k = 0; k < row.length; k++) variance += row[i] * spread[i][k] * row[k];
        }
        return variance;
    }

    /** The variance of the scores, to which the prior's is added as if it had been seen too. */
    private double[][] spread(ToDoubleFunction<PairCounts> knownOf) {
        double[][] spread = new double[model.size()][model.size()];
        for (PairCounts meeting : model.meetings()) {
            double caution = CAUTION / (CAUTION + knownOf.applyAsDouble(meeting));
            PairOdds odds = model.odds(meeting, at);
            model.add(spread, meeting, odds.information(), caution * meeting.pairs());
            model.add(spread, meeting, shown(meeting, odds, leverage(meeting, odds)), 1 - caution);
        }
        for (int i = 0; i < model.size(); i++) spread[i][i] += model.prior(i);
        return spread;
    }

    /** The share of a pair in what is known of the difference of its two entrants: it draws the estimates to itself. */
    private double leverage(PairCounts meeting, PairOdds odds) {
        int one = meeting.one();
        int two = meeting.two();
        double variance = inverse[one][one] + inverse[two][two] - 2 * inverse[one][two];
        return odds.information()[PairOdds.STRENGTH][PairOdds.STRENGTH] * variance;
    }

    /** The sum of the squares of the pairs' scores. */
    private static double[][] shown(PairCounts meeting, PairOdds odds, double leverage) {
        double[][] shown = new double[PairOdds.PARAMETERS][PairOdds.PARAMETERS];
        for (GamePoints first : GamePoints.values()) {
            for (GamePoints second : GamePoints.values()) {
                int count = meeting.count(first, second);
                if (count == 0) continue;
                double[] score = odds.score(first, second);
                for (int row = 0; row < shown.length; row++) {
                    for (int column = 0; column < shown.length; column++) {
                        shown[row][column] += count * score[row] * score[column] / (1 - leverage);
                    }
                }
            }
        }
        return shown;
    }

    private static double[][] times(double[][] left, double[][] right) {
        int size = left.length;
        double[][] product = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int k = 0; k < size; k++) {
                double factor = left[row][k];
                for (int column = 0; column < size; column++) product[row][column] += factor * right[k][column];
            }
        }
        return product;
    }
}
