package lectern.picture;

import java.util.Optional;
import lectern.game.Handle.Border;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Token;

/**
 * A token on its way. It is not drawn where it lies in the picture, whether that shows the time before or after.
 *
 * @param from {@link BoardShape#OUTSIDE} for a token that appears where it goes
 * @param to {@link BoardShape#OUTSIDE} for a token that vanishes where it was
 * @param entry the border over which a token that appears comes in; none for one that grows where it goes
 * @param progress from 0, at the start, to 1, at the end
 */
public record Motion(Token token, Layer layer, int from, int to, Optional<Border> entry, double progress) {
    public Motion(Token token, Layer layer, int from, int to, double progress) {
        this(token, layer, from, to, Optional.empty(), progress);
    }

    boolean lifts(Token lying, Layer where, int cell) {
        return layer == where && (cell == from || cell == to) && token.equals(lying);
    }
}
