package lectern.lesson.condition;

import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Stop;

/** What a move must be to count as an answer. The rule engine decides it, never the lesson. */
public interface Condition {
    /**
     * The legal moves of a position that satisfy it, in the position's order.
     *
     * @throws Unproven if the engine could not find out within its limits
     */
    List<Move> among(Position position, Stop stop);
}
