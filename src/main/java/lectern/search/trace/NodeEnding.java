package lectern.search.trace;

import java.util.Locale;

/** Why a search went no further at a node. */
public enum NodeEnding {
    /** The depth was used up: the position was evaluated. */
    LEAF,
    /** The game is over there. */
    GAME_OVER,
    /** The position had been searched before, and the table knew enough. */
    TABLE,
    /** One move was already too good for the other side ever to allow it. */
    CUT_OFF,
    /** It stands so well that the few plies left would hardly bring it down: the other side will not allow it. */
    STANDS_WELL,
    /** Moves were left out that promise too little for the few plies left. */
    LEFT_OUT,
    /** Its result is proven, without every move having been looked at. */
    PROVEN,
    /** Every move was searched. */
    SEARCHED,
    /** The budget ran out, or a stop was asked for. */
    LIMIT;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
