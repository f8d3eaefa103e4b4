package lectern.lesson.condition;

import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Stop;

/** Any move that the rules allow. */
public record Legal() implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        return position.moves();
    }

    @Override
    public String contentKey() {
        return "Legal[]";
    }
}
