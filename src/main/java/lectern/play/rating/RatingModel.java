package lectern.play.rating;

import java.util.List;

/**
 * The logarithm of how likely the games are, prior included, as a function of all strengths, then the first seat's
 * advantage, then the logarithm of the draw parameter. It is strictly concave: there is one maximum.
 */
final class RatingModel {
    private final int entrants;
    private final List<PairCounts> meetings;

    RatingModel(int entrants, List<PairCounts> meetings) {
        this.entrants = entrants;
        this.meetings = meetings;
    }

    int size() {
        return entrants + 2;
    }

    int firstSeat() {
        return entrants;
    }

    int logNu() {
        return entrants + 1;
    }

    List<PairCounts> meetings() {
        return meetings;
    }

    /** How much one over its variance the prior gives to a parameter. */
    double prior(int parameter) {
        if (parameter < entrants) return RatingPrior.ofStrength(entrants);
        return parameter == firstSeat() ? RatingPrior.ofFirstSeat() : RatingPrior.ofLogNu();
    }

    double centre(int parameter) {
        return parameter == logNu() ? RatingPrior.LOG_NU : 0;
    }

    /** What two entrants' pair is expected to be. */
    PairOdds odds(PairCounts meeting, double[] at) {
        return PairOdds.of(at[meeting.one()] - at[meeting.two()], at[firstSeat()], at[logNu()]);
    }

    double value(double[] at) {
        double value = 0;
        for (PairCounts meeting : meetings) value += odds(meeting, at).logLikelihood(meeting);
        for (int i = 0; i < size(); i++) {
            double off = at[i] - centre(i);
            value -= prior(i) * off * off / 2;
        }
        return value;
    }

    double[] gradient(double[] at) {
        double[] gradient = new double[size()];
        for (PairCounts meeting : meetings) {
            double[] score = odds(meeting, at).score(meeting);
            gradient[meeting.one()] += score[PairOdds.STRENGTH];
            gradient[meeting.two()] -= score[PairOdds.STRENGTH];
            gradient[firstSeat()] += score[PairOdds.FIRST_SEAT];
            gradient[logNu()] += score[PairOdds.LOG_NU];
        }
        for (int i = 0; i < size(); i++) gradient[i] -= prior(i) * (at[i] - centre(i));
        return gradient;
    }

    /** The curvature: the games' information and the prior's. */
    double[][] information(double[] at) {
        double[][] matrix = new double[size()][size()];
        for (PairCounts meeting : meetings) {
            add(matrix, meeting, odds(meeting, at).information(), meeting.pairs());
        }
        for (int i = 0; i < size(); i++) matrix[i][i] += prior(i);
        return matrix;
    }

    /** Adds what concerns the difference of two strengths, the first seat and the draws to a matrix of all parameters. */
    void add(double[][] matrix, PairCounts meeting, double[][] part, double times) {
        int[] places = {meeting.one(), meeting.two(), firstSeat(), logNu()};
        for (int row = 0; row < places.length; row++) {
            for (int column = 0; column < places.length; column++) {
                double sign = (row == 1) == (column == 1) ? 1 : -1;
                matrix[places[row]][places[column]] +=
                        sign * times * part[Math.max(0, row - 1)][Math.max(0, column - 1)];
            }
        }
    }
}
