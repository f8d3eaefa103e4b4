package lectern.play.rating;

import java.util.Arrays;
import java.util.List;

/**
 * The same ratings by another way: game by game from the formula in Elo points, and the slope of one parameter after the
 * other brought to zero by bisection. Slow, and written without the classes that it is to check.
 */
final class IndependentFit {
    private static final double LN_OF_TEN_PER_POINT = Math.log(10) / 400;

    private final int entrants;
    private final List<RatedPair> pairs;

    /** Strengths in Elo, the first seat's advantage in Elo, the draw parameter's logarithm. */
    private final double[] at;

    IndependentFit(int entrants, List<RatedPair> pairs) {
        this.entrants = entrants;
        this.pairs = pairs;
        at = new double[entrants + 2];
        at[entrants + 1] = Math.log(0.2);
        double moved = 1;
        while (moved > 1e-3) {
            moved = 0;
            for (int i = 0; i < at.length; i++) moved = Math.max(moved, bisect(i));
        }
    }

    double rating(int entrant) {
        double mean = Arrays.stream(at, 0, entrants).average().orElseThrow();
        return at[entrant] - mean;
    }

    double firstSeat() {
        return at[entrants];
    }

    double drawShare() {
        double nu = Math.exp(at[entrants + 1]);
        return nu / (2 + nu);
    }

    /** How far it moved, in Elo points or thousandths of the draw parameter's logarithm. */
    private double bisect(int parameter) {
        double before = at[parameter];
        double low = parameter <= entrants ? -6000 : -20;
        double high = -low;
        for (int i = 0; i < 50; i++) {
            at[parameter] = (low + high) / 2;
            if (slope(parameter) > 0) low = at[parameter];
            else high = at[parameter];
        }
        return Math.abs(at[parameter] - before) * (parameter <= entrants ? 1 : 1000);
    }

    private double slope(int parameter) {
        double slope = 0;
        for (RatedPair pair : pairs) {
            slope += slope(parameter, pair.one(), pair.two(), pair.first());
            GamePoints ofTwo = GamePoints.values()[2 - pair.second().ordinal()];
            slope += slope(parameter, pair.two(), pair.one(), ofTwo);
        }
        return slope - slopeOfPrior(parameter);
    }

    /** Of the logarithm of the probability of what the side in the first seat got. */
    private double slope(int parameter, int first, int second, GamePoints got) {
        boolean drawParameter = parameter == entrants + 1;
        if (!drawParameter && parameter != entrants && parameter != first && parameter != second) return 0;
        double ahead = at[first] + at[entrants] - at[second];
        double win = Math.pow(10, ahead / 800);
        double loss = Math.pow(10, -ahead / 800);
        double draw = Math.exp(at[entrants + 1]);
        double all = win + loss + draw;
        if (drawParameter) return (got == GamePoints.DRAW ? 1 : 0) - draw / all;
        double points = got == GamePoints.WIN ? 1 : got == GamePoints.DRAW ? 0.5 : 0;
        double slope = (points - (win + draw / 2) / all) * LN_OF_TEN_PER_POINT;
        return parameter == second ? -slope : slope;
    }

    /** 1000 points are 1.96 standard deviations of a rating, which is a strength less the mean of all strengths. */
    private double slopeOfPrior(int parameter) {
        double deviation = 1000 / 1.959964;
        if (parameter == entrants) return at[parameter] / (deviation * deviation);
        if (parameter == entrants + 1) return (at[parameter] - Math.log(0.2)) / 4;
        return at[parameter] / (deviation * deviation * entrants / (entrants - 1));
    }
}
