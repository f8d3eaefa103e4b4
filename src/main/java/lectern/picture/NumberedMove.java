package lectern.picture;

import java.util.Optional;
import lectern.game.Handle;
import lectern.telling.Travel;

/**
 * A move of a line of play that is expected.
 *
 * @param number its place in the line, from 1
 * @param side whose move it is, in whose colour
 * @param entry the push arrow that it begins at, if it does
 * @param mixed whether what is placed must be told from other pieces of the same side
 */
public record NumberedMove(int number, Mark.Group side, Travel travel, Optional<Handle.Edge> entry, boolean mixed) {}
