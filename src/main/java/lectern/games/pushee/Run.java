package lectern.games.pushee;

import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.game.board.Cells;

/**
 * An unbroken run of pieces at one end of a piece that pushes it in a tier.
 *
 * @param step from a cell to the next one, away from the piece that pushes: -1 and 1 along a row
 */
record Run(int tier, int pusher, int step, int length) {
    /** Where the run stands before it moves, from the piece that pushes outwards. */
    Cells cells() {
        return Cells.of(IntStream.rangeClosed(1, length).map(i -> pusher + i * step));
    }

    /** Where it arrives if it moves, in the same order. */
    Cells arrivals() {
        return Cells.of(cells().stream().map(cell -> cell + step));
    }

    Phrase direction() {
        if (step == -1) return Phrase.of("pushee.left");
        if (step == 1) return Phrase.of("pushee.right");
        return Phrase.of(step < 0 ? "pushee.up" : "pushee.down");
    }
}
