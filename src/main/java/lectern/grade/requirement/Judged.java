package lectern.grade.requirement;

import lectern.game.Phrase;

/**
 * What came of a requirement.
 *
 * @param share of its points, from 0 to 1
 * @param found what was found out
 */
public record Judged(boolean held, double share, Phrase found) {
    static Judged of(boolean held, Phrase found) {
        return new Judged(held, held ? 1 : 0, found);
    }

    /** It could not be found out, or nothing was there to be judged. */
    public static Judged not(Phrase why) {
        return of(false, why);
    }
}
