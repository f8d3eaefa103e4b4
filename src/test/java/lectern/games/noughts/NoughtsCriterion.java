package lectern.games.noughts;

import lectern.game.Seat;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;

/** What can be measured. */
enum NoughtsCriterion implements EnumCriterion<NoughtsPosition> {
    /** The lines that a side can still fill, less those of the other. */
    OPEN_LINES;

    @Override
    public double weight() {
        return 1;
    }

    @Override
    public double measured(NoughtsPosition position, Seat side) {
        return position.openLines(side) - position.openLines(side.other());
    }

    @Override
    public Cells lookedAt(NoughtsPosition position, Seat side) {
        return position.cells(side);
    }
}
