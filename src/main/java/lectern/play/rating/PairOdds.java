package lectern.play.rating;

/**
 * What a pair of two entrants is expected to be, as a function of three parameters: how much stronger the one is, the
 * first seat's advantage, and the logarithm of the draw parameter.
 *
 * @param first the odds of the game in which {@code one} sits first
 * @param second those of the other game, for the side in the first seat
 */
record PairOdds(double stronger, double seat, double logNu, SeatOdds first, SeatOdds second) {
    static final int STRENGTH = 0;
    static final int FIRST_SEAT = 1;
    static final int LOG_NU = 2;
    static final int PARAMETERS = 3;

    static PairOdds of(double stronger, double seat, double logNu) {
        return new PairOdds(
                stronger, seat, logNu, SeatOdds.of(seat + stronger, logNu), SeatOdds.of(seat - stronger, logNu));
    }

    double logLikelihood(PairCounts meeting) {
        int pairs = meeting.pairs();
        int inFirst = meeting.first(GamePoints.WIN) - meeting.first(GamePoints.LOSS);
        int inSecond = meeting.second(GamePoints.LOSS) - meeting.second(GamePoints.WIN);
        int draws = meeting.first(GamePoints.DRAW) + meeting.second(GamePoints.DRAW);
        return inFirst * (seat + stronger) / 2
                + inSecond * (seat - stronger) / 2
                + draws * logNu
                - pairs * (SeatOdds.logTotal(seat + stronger, logNu) + SeatOdds.logTotal(seat - stronger, logNu));
    }

    /** The derivative of the log-likelihood of all their pairs. */
    double[] score(PairCounts meeting) {
        double[] score = new double[PARAMETERS];
        for (GamePoints inFirst : GamePoints.values()) {
            for (GamePoints inSecond : GamePoints.values()) {
                int count = meeting.count(inFirst, inSecond);
                if (count == 0) continue;
                double[] one = score(inFirst, inSecond);
                for (int i = 0; i < PARAMETERS; i++) score[i] += count * one[i];
            }
        }
        return score;
    }

    /** The derivative of the log-likelihood of one pair. */
    double[] score(GamePoints inFirst, GamePoints inSecond) {
        double off = inFirst.points() - first.points();
        // In the other game, the first seat is that of the entrant two.
        double offOther = inSecond.reversed().points() - second.points();
        double draws = draw(inFirst) + draw(inSecond) - first.draw() - second.draw();
        return new double[] {off - offOther, off + offOther, draws};
    }

    private static int draw(GamePoints points) {
        return points == GamePoints.DRAW ? 1 : 0;
    }

    /** The variance of the score of a pair whose two games are independent. */
    double[][] information() {
        double both = first.varianceOfPoints() + second.varianceOfPoints();
        double differ = first.varianceOfPoints() - second.varianceOfPoints();
        double drawn = first.covariance() - second.covariance();
        double drawnInBoth = first.covariance() + second.covariance();
        return new double[][] {
            {both, differ, drawn},
            {differ, both, drawnInBoth},
            {drawn, drawnInBoth, first.varianceOfDraw() + second.varianceOfDraw()}
        };
    }
}
