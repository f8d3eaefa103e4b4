package lectern.games.syrtis;

import java.util.Locale;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;

/**
 * A criterion that is worked out for White; for the seat that plays Black the sign turns. Before the colours are chosen
 * nobody plays Black, so that either seat sees the board as White would.
 */
interface WhiteView extends Criterion {
    /** The name of the enum constant that this is. */
    String name();

    double forWhite(SyrtisPosition position);

    /** The spots that the measure comes from. */
    long lookedAt(SyrtisPosition position);

    @Override
    default String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    default double raw(Position position, Seat side) {
        SyrtisPosition syrtis = (SyrtisPosition) position;
        double raw = forWhite(syrtis);
        boolean isWhite = syrtis.whiteSeat == null || syrtis.whiteSeat == side;
        // Not the -0 that turning a plain 0 round would give.
        return isWhite || raw == 0 ? raw : -raw;
    }

    @Override
    default Cells cells(Position position, Seat side) {
        SyrtisPosition syrtis = (SyrtisPosition) position;
        return syrtis.bank().cells(lookedAt(syrtis));
    }
}
