package lectern.lesson.condition;

import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Stop;

/** One of these moves. */
public record Listed(List<Move> moves) implements Condition {
    public Listed {
        moves = List.copyOf(moves);
    }

    @Override
    public List<Move> among(Position position, Stop stop) {
        return position.moves().stream().filter(moves::contains).toList();
    }

    @Override
    public String contentKey() {
        return "Listed[moves=" + ContentKey.of(moves) + "]";
    }
}
