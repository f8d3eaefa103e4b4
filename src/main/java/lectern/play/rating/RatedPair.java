package lectern.play.rating;

/**
 * Two games of the same opening, with the seats swapped: the unit of ratings. Only whole pairs count. A pair of which
 * one game is over and the other is not yet tells nothing; a game that was broken off at the ply limit is over, and a
 * {@link GamePoints#DRAW}.
 *
 * @param one the number of an entrant, from 0
 * @param two the number of the other one
 * @param first what {@code one} got in the game in which it sat in the first seat
 * @param second what {@code one} got in the game in which it sat in the second seat
 */
public record RatedPair(int one, int two, GamePoints first, GamePoints second) {
    public RatedPair {
        if (one == two || one < 0 || two < 0) throw new IllegalArgumentException("no pair: " + one + ", " + two);
    }

    /** The same pair, told of the other entrant. */
    public RatedPair reversed() {
        return new RatedPair(/* one= */ two, /* two= */ one, second.reversed(), first.reversed());
    }

    /** The same pair, told of the entrant with the lower number. */
    RatedPair ofLower() {
        return one < two ? this : reversed();
    }
}
