package lectern.play.quiz;

import java.util.Optional;
import lectern.search.Stop;

/** A question that a move answers, or several, and whose right moves can be worked out. Immutable. */
@FunctionalInterface
public interface MoveQuestion {
    /**
     * It takes its time: not for the event thread.
     *
     * @return empty if it was stopped, or if what is right cannot be proven
     */
    Optional<RightMoves> right(Stop stop);
}
