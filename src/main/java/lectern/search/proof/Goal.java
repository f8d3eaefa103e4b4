package lectern.search.proof;

import lectern.game.Position;
import lectern.game.Seat;

/**
 * What a proof is to show that a seat can force: to win, by at least so much if the game counts something.
 *
 * @param margin in the game's count; {@link #ANY} for a win of any size
 */
record Goal(Seat seat, int margin) {
    static final int ANY = Integer.MIN_VALUE;

    static Goal win(Seat seat) {
        return new Goal(seat, ANY);
    }

    /** Whether a game that is over ended so. */
    boolean isReached(Position end) {
        boolean won = end.winningSeat() == seat;
        return won && (margin == ANY || lead(end) >= margin);
    }

    /** By how much the seat leads in the game's count. */
    private int lead(Position position) {
        int first = position.hints().margin();
        return seat == Seat.FIRST ? first : -first;
    }
}
