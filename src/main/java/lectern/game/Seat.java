package lectern.game;

import java.util.Locale;

/** The two seats at a board: the one that makes (or made) the first move of the game, and the other. */
public enum Seat {
    FIRST,
    SECOND;

    public Seat other() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** The word that outside texts use: {@code first} or {@code second}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
