package lectern.game.base;

import java.util.Locale;
import lectern.game.CellSet;
import lectern.game.Position;
import lectern.game.Seat;

/**
 * A set of cells that is an enum constant, named after that constant, and only ever asked about positions of its own
 * game.
 *
 * @param <P> the game's positions
 */
public interface EnumCellSet<P extends Position> extends CellSet {
    /** The name of the enum constant. */
    String name();

    long bits(P position, Seat side, int word);

    @Override
    default String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    @SuppressWarnings("unchecked")
    default long word(Position position, Seat side, int word) {
        return bits((P) position, side, word);
    }
}
