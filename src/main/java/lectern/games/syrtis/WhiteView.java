package lectern.games.syrtis;

import lectern.game.Seat;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;

/**
 * A criterion that is worked out for White; for the seat that plays Black the sign turns. Before the colours are chosen
 * neither seat plays Black, so that either seat sees the board as White would.
 */
interface WhiteView extends EnumCriterion<SyrtisPosition> {
    double forWhite(SyrtisPosition position);

    /** The spots that the measure comes from. */
    long lookedAt(SyrtisPosition position);

    @Override
    default double measured(SyrtisPosition position, Seat side) {
        double raw = forWhite(position);
        boolean isWhite = position.whiteSeat == null || position.whiteSeat == side;
        // Not the -0 that turning a plain 0 round would give.
        return isWhite || raw == 0 ? raw : -raw;
    }

    @Override
    default Cells lookedAt(SyrtisPosition position, Seat side) {
        return position.bank().cells(lookedAt(position));
    }
}
