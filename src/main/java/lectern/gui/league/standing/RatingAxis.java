package lectern.gui.league.standing;

import java.util.List;
import lectern.play.rating.Rating;

/**
 * The axis on which all ratings of a league are drawn. A rating that lies far from the others, by Tukey's fences of one
 * and a half times the middle half, is left outside: on its axis the intervals of all others would be too short to be
 * seen.
 */
record RatingAxis(double low, double high) {
    private static final double FENCE = 1.5;

    /** Below so many ratings none is far from the others. */
    private static final int FEW = 5;

    /** The average, 0, is always on it. */
    static RatingAxis of(List<Rating> ratings) {
        double[] sorted = ratings.stream().mapToDouble(Rating::elo).sorted().toArray();
        double first = sorted.length < FEW ? Double.NEGATIVE_INFINITY : sorted[sorted.length / 4];
        double third = sorted.length < FEW ? Double.POSITIVE_INFINITY : sorted[sorted.length - 1 - sorted.length / 4];
        double most = FENCE * (third - first);
        List<Rating> near = ratings.stream()
                .filter(rating -> rating.elo() >= first - most && rating.elo() <= third + most)
                .toList();
        return new RatingAxis(
                near.stream().mapToDouble(Rating::low).reduce(0, Math::min),
                near.stream().mapToDouble(Rating::high).reduce(0, Math::max));
    }

    boolean has(double elo) {
        return elo >= low && elo <= high;
    }

    /** How far along the axis a value is: 0 at its begin, 1 at its end, and there too what lies outside. */
    double way(double elo) {
        return high > low ? Math.min(1, Math.max(0, (elo - low) / (high - low))) : 0.5;
    }
}
