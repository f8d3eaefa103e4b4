package lectern.game.base;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.PositionView;
import lectern.game.Seat;

/**
 * The view of a position, only ever asked about moves of its own game.
 *
 * @param <M> the game's moves
 * @param <P> the game's positions
 */
public abstract class TypedView<M extends Move, P extends Position> implements PositionView {
    protected final P position;

    protected TypedView(P position) {
        this.position = position;
    }

    /** See {@link #ways}. */
    protected abstract List<List<Handle>> waysTo(M move);

    @Override
    @SuppressWarnings("unchecked")
    public final List<List<Handle>> ways(Move move) {
        return waysTo((M) move);
    }

    /** A fact that is a number for each seat. */
    protected static Map<String, Object> ofEachSeat(ToIntFunction<Seat> measure) {
        Map<String, Object> measured = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) measured.put(seat.word(), measure.applyAsInt(seat));
        return measured;
    }
}
