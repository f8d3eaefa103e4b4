package lectern.play.pairs;

/**
 * By how many Elo points one contender is stronger, which is what its points per game amount to, with the interval that
 * belongs to theirs. Never endless: one pair more is counted than was played, and it is half won and half lost, that is,
 * half a pair is added to each side.
 */
public record EloDifference(double value, double low, double high) {
    /** @param score of at least one pair */
    public static EloDifference of(PairedRate score) {
        // The half that is won brings one point a game, and one squared is one.
        PairedRate more = new PairedRate(score.pairs() + 1, score.points() + 0.5, score.squares() + 0.5);
        return new EloDifference(points(more.value()), points(more.low()), points(more.high()));
    }

    /** The difference at which so many points a game are expected. */
    static double points(double rate) {
        return 400 * StrictMath.log10(rate / (1 - rate)) + 0.0;
    }

    /** The points a game that are expected at a difference. */
    static double rate(double elo) {
        return 1 / (1 + StrictMath.pow(10, -elo / 400));
    }
}
