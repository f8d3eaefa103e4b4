package lectern.games.catsdogs;

import static lectern.game.BoardShape.OUTSIDE;

import lectern.game.Move;
import lectern.game.Narrator;

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

    /**
     * What the level plays, found without all that its decision explains: what promises most, of
     * equal placements the first, of equal removals the last.
     */
    static Move choice(CatsDogsPosition position) {
        Survey survey = new Survey(position.yard);
        int cell = position.stage == Stage.REMOVE ? survey.mostInTheWay() : survey.strongest(position.mover);
        return cell == OUTSIDE ? CatsDogsMove.PASS : position.moveAt(cell);
    }
}
