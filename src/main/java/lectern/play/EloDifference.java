package lectern.play;

/**
 * By how many Elo points one contender is stronger, which is what its points per game amount to, with the interval
 * that belongs to theirs. Endless where every point was won, or none.
 */
public record EloDifference(double value, double low, double high) {
    static EloDifference of(Rate score) {
        return new EloDifference(points(score.value()), points(score.low()), points(score.high()));
    }

    /** The difference at which so many points a game are expected. */
    static double points(double rate) {
        return 400 * Math.log10(rate / (1 - rate)) + 0.0;
    }
}
