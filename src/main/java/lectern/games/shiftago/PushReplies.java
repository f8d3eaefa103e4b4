package lectern.games.shiftago;

import lectern.game.Seat;

/**
 * What the other side can answer, if a seat has just moved: the report's evaluation looks this one reply ahead,
 * whichever side is to move.
 *
 * @param replier the marbles of the side that replies
 * @param occupied all marbles on the board
 * @param left how many marbles the replier has yet to place
 */
record PushReplies(long replier, long occupied, int left) {
    static PushReplies to(Seat seat, ShiftagoPosition position) {
        return new PushReplies(position.marbles(seat.other()), position.occupied(), position.left(seat.other()));
    }

    /** The first reply that leaves the replier with a five, or null. */
    ShiftagoMove five() {
        if (left == 0) return null;
        for (ShiftagoMove reply : ShiftagoMove.ALL) {
            if (reply.fits(occupied) && Runs.hasFive(after(reply))) return reply;
        }
        return null;
    }

    /** The first reply after which the replier's runs are worth most, or null if there is no reply. */
    ShiftagoMove best() {
        if (left == 0) return null;
        ShiftagoMove best = null;
        int most = 0;
        for (ShiftagoMove reply : ShiftagoMove.ALL) {
            if (!reply.fits(occupied)) continue;
            int runs = Runs.total(after(reply));
            if (runs > most) {
                most = runs;
                best = reply;
            }
        }
        return best;
    }

    /** The replier's marbles after a reply. */
    long after(ShiftagoMove reply) {
        return reply.pushed(replier, reply.run(occupied)) | reply.entry;
    }
}
