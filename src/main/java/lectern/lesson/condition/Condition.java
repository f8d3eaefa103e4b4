package lectern.lesson.condition;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.search.Stop;

/** What a move must be to count as an answer. The rule engine decides it, never the lesson. */
public interface Condition {
    /**
     * The legal moves of a position that satisfy it, in the position's order.
     *
     * @throws Unproven if the engine could not find out within its limits
     */
    List<Move> among(Position position, Stop stop);

    /**
     * The player that can show why another move is wrong: the engine that decides which moves are right
     * because of what follows. Empty if nothing has to follow.
     */
    default Optional<Contender> refuter(Game game) {
        return Optional.empty();
    }

    /** The refuter of the first of several conditions that has one. */
    static Optional<Contender> refuterOf(List<Condition> conditions, Game game) {
        return conditions.stream()
                .map(condition -> condition.refuter(game))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** What it asks for, as {@link ContentKey} spells it. */
    String contentKey();
}
