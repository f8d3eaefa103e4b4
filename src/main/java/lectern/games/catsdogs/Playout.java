package lectern.games.catsdogs;

import static lectern.game.BoardShape.OUTSIDE;

import lectern.game.Move;
import lectern.game.Narrator;
import lectern.games.catsdogs.Yard.Lot;

/**
 * What comes of a position when both sides go on as the report's hard level does. It plays the special turns that are
 * still to come, and none that the game does not last for, which no count of cells can tell.
 */
final class Playout {
    private Playout() {}

    /** The position in which the game ends. */
    static CatsDogsPosition endOf(CatsDogsPosition position) {
        CatsDogsPosition reached = position;
        while (!reached.isOver()) reached = reached.play(choice(reached), Narrator.SILENT);
        return reached;
    }

    /** What the level plays, found without all that its decision explains: what promises most. */
    static Move choice(CatsDogsPosition position) {
        Lot choices = position.choices();
        boolean removal = position.stage == Stage.REMOVE;
        int chosen = OUTSIDE;
        int most = -1;
        for (int cell = position.yard.next(choices, 0); cell != OUTSIDE; cell = position.yard.next(choices, cell + 1)) {
            int promise = position.promise(cell);
            // Of equal placements the first, of equal removals the last.
            if (promise > most || (removal && promise == most)) {
                most = promise;
                chosen = cell;
            }
        }
        return chosen == OUTSIDE ? CatsDogsMove.PASS : position.moveAt(chosen);
    }
}
