package lectern.game;

/**
 * A move, legal or not: an illegal one can be represented too, so that it can be explained. Moves are values; a move
 * has exactly one spelling, and two moves are equal if they are spelt alike.
 */
public interface Move {
    String PASS = "pass";

    /** Its spelling, as fixed in the notation. */
    String text();
}
