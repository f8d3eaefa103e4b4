package lectern.lesson.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Stop;

/** A legal move that does not satisfy a condition. */
public record Not(Condition condition) implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        Set<Move> others = new HashSet<>(condition.among(position, stop));
        return position.moves().stream().filter(move -> !others.contains(move)).toList();
    }

    @Override
    public String contentKey() {
        return "Not[condition=" + condition.contentKey() + "]";
    }
}
