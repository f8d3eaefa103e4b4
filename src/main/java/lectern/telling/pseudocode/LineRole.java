package lectern.telling.pseudocode;

import java.util.Locale;

/** What a line of the pseudocode is for; a search's event lights the line of its role. */
public enum LineRole {
    /** One pass after the other, each a ply deeper. */
    DEEPEN,
    HEAD,
    GAME_OVER,
    LEAF,
    /** A shortcut: the position stands so well that the other side will avoid it. */
    STANDS_WELL,
    TABLE,
    ORDER,
    /** Whether the side of the root is to move. */
    OWN,
    OTHER,
    START,
    LOOP,
    /** A shortcut: what promises too little is left out. */
    LEAVE_OUT,
    CALL,
    /** In negamax: the same side moves again, and nothing turns its sign. */
    CALL_SAME,
    /** The question with an empty window. */
    ASK,
    /** The first move, and one that is found to be better, are searched for how much they are worth. */
    AGAIN,
    BEST,
    RAISE,
    CUT,
    KEEP,
    RETURN;

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether a call waits at this line for the one below it. */
    public boolean isCall() {
        return this == CALL || this == CALL_SAME || this == ASK;
    }
}
