package lectern.game.base;

import java.util.Locale;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;

/**
 * A criterion that is an enum constant, named after that constant, and only ever asked about positions of its own game.
 *
 * @param <P> the game's positions
 */
public interface EnumCriterion<P extends Position> extends Criterion {
    /** The name of the enum constant. */
    String name();

    double measured(P position, Seat side);

    /** The cells that the measure comes from. */
    Cells lookedAt(P position, Seat side);

    @Override
    default String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    @SuppressWarnings("unchecked")
    default double raw(Position position, Seat side) {
        return measured((P) position, side);
    }

    @Override
    @SuppressWarnings("unchecked")
    default Cells cells(Position position, Seat side) {
        return lookedAt((P) position, side);
    }
}
