package lectern.games.shiftago;

import lectern.game.board.Cells;

/**
 * The insertions that give a player a five at once.
 *
 * @param own the player's marbles
 * @param occupied all marbles on the board
 * @param left how many marbles the player has yet to place
 */
record Pushes(long own, long occupied, int left) {
    private static final int FEWEST = Runs.WINNING - 1;

    boolean any() {
        if (isHopeless()) return false;
        for (int i = 0; i < ShiftagoMove.ALL.size(); i++) {
            if (makesFive(ShiftagoMove.ALL.get(i))) return true;
        }
        return false;
    }

    int count() {
        if (isHopeless()) return 0;
        int count = 0;
        for (int i = 0; i < ShiftagoMove.ALL.size(); i++) {
            if (makesFive(ShiftagoMove.ALL.get(i))) count++;
        }
        return count;
    }

    /** How far the player's runs can be ahead of another's after one insertion; as they stand if there is none. */
    int bestLead(long other) {
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < ShiftagoMove.ALL.size() && left > 0; i++) {
            ShiftagoMove move = ShiftagoMove.ALL.get(i);
            if (!move.fits(occupied)) continue;
            long run = move.run(occupied);
            int lead = Runs.total(move.pushed(own, run) | move.entry) - Runs.total(move.pushed(other, run));
            best = Math.max(best, lead);
        }
        return best == Integer.MIN_VALUE ? Runs.total(own) - Runs.total(other) : best;
    }

    /** The cells at which these insertions come in. */
    Cells entries() {
        if (isHopeless()) return Cells.NONE;
        return Cells.of(ShiftagoMove.ALL.stream()
                .filter(this::makesFive)
                .mapToInt(move -> move.path.first())
                .distinct());
    }

    private boolean isHopeless() {
        return left == 0 || Long.bitCount(own) < FEWEST;
    }

    private boolean makesFive(ShiftagoMove move) {
        return move.fits(occupied) && Runs.hasFive(move.pushed(own, move.run(occupied)) | move.entry);
    }
}
