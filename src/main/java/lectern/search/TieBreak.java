package lectern.search;

import lectern.game.Phrase;

/**
 * How a player takes one of several candidates that are equal by its rule of choice.
 *
 * @param how which of them it takes, to end a sentence with
 * @param tolerance scores that differ by no more are equal
 */
public record TieBreak(Phrase how, double tolerance) {
    public static final TieBreak FIRST_LISTED = by("players.tie.first-listed");
    public static final TieBreak FIRST_SEARCHED = by("players.tie.first-searched");

    /** A tie breaker for scores that are equal to the last digit. */
    public static TieBreak by(String key) {
        return new TieBreak(Phrase.of(key), 0);
    }
}
