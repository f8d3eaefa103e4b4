package lectern.play.rating;

/**
 * How likely a game is won, drawn or lost by the side in the first seat, after Davidson (1970): in the ratio of
 * {@code exp(ahead / 2)} to {@code nu} to {@code exp(-ahead / 2)}.
 */
record SeatOdds(double win, double draw, double loss) {
    /**
     * @param ahead by how much the first seat is ahead, as the logarithm of how often it wins for each loss
     * @param logNu the logarithm of the draw parameter
     */
    static SeatOdds of(double ahead, double logNu) {
        double total = logTotal(ahead, logNu);
        return new SeatOdds(
                StrictMath.exp(ahead / 2 - total), StrictMath.exp(logNu - total), StrictMath.exp(-ahead / 2 - total));
    }

    /** The logarithm of what the three parts of the ratio amount to together. */
    static double logTotal(double ahead, double logNu) {
        double most = Math.max(Math.abs(ahead) / 2, logNu);
        return most
                + StrictMath.log(StrictMath.exp(ahead / 2 - most)
                        + StrictMath.exp(logNu - most)
                        + StrictMath.exp(-ahead / 2 - most));
    }

    /** The points to be expected. */
    double points() {
        return win + draw / 2;
    }

    double varianceOfPoints() {
        double balance = win - loss;
        return (win + loss - balance * balance) / 4;
    }

    double varianceOfDraw() {
        return draw * (1 - draw);
    }

    double covariance() {
        return -(win - loss) * draw / 2;
    }
}
