package lectern.game;

/**
 * What a position can tell a search or a solver beyond the rules. All of it is optional: without hints a search finds
 * the same, only later.
 */
public interface SearchHints {
    /** The {@link Position#key} of the position. */
    long key();

    /**
     * A quick guess of how much a legal move gains for the mover, in whole steps of the game's own. Searches look at
     * promising moves first, and trials prefer them; nothing that is exact or proven depends on it.
     */
    default int promise(Move move) {
        return 0;
    }

    /**
     * A key that positions may share if all that can happen from them is the same, but for names of cells: the same
     * results after the same numbers of plies, with the same {@link #margin}.
     */
    default long solvingKey() {
        return key();
    }

    /** By how much the first seat leads in the count that decides the game; 0 in a game that counts nothing. */
    default int margin() {
        return 0;
    }

    /** The seat that can force a win from here where that is seen at a glance, before the game is over; else null. */
    default Seat certainWinner() {
        return null;
    }

    /**
     * A rough guess of how much there is to do to prove that a seat can force a win from here; at least 1. Solvers look
     * first where there is least to do; no result depends on it.
     */
    default int effort(Seat winner) {
        return 1;
    }
}
