package lectern.play.rating;

/** Climbs to the maximum of a {@link RatingModel} by Newton's steps, each halved until it goes up. */
final class RatingFit {
    private static final int MOST_STEPS = 200;
    private static final int MOST_HALVINGS = 60;

    /** A step that promises to gain less than this much of the log-likelihood is the last. */
    private static final double LEAST_GAIN = 1e-18;

    private RatingFit() {}

    /** The parameters of the maximum. */
    static double[] of(RatingModel model) {
        double[] at = new double[model.size()];
        for (int i = 0; i < at.length; i++) at[i] = model.centre(i);
        double value = model.value(at);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] gradient = model.gradient(at);
            double[] way = new PositiveMatrix(model.information(at)).solve(gradient);
            double gain = 0;
            for (int i = 0; i < way.length; i++) gain += gradient[i] * way[i] / 2;
            double share = 1;
            double[] next = moved(at, way, share);
            double higher = model.value(next);
            for (int i = 0; higher < value && gain > 1e-9 && i < MOST_HALVINGS; i++) {
                share /= 2;
                next = moved(at, way, share);
                higher = model.value(next);
            }
            at = next;
            value = higher;
            if (gain < LEAST_GAIN) break;
        }
        return at;
    }

    private static double[] moved(double[] from, double[] way, double share) {
        double[] moved = from.clone();
        for (int i = 0; i < moved.length; i++) moved[i] += share * way[i];
        return moved;
    }
}
