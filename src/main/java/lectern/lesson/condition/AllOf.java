package lectern.lesson.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.search.Stop;

/** Every one of several conditions. */
public record AllOf(List<Condition> conditions) implements Condition {
    public AllOf {
        conditions = List.copyOf(conditions);
    }

    @Override
    public List<Move> among(Position position, Stop stop) {
        List<Move> moves = new ArrayList<>(position.moves());
        for (Condition condition : conditions) moves.retainAll(condition.among(position, stop));
        return List.copyOf(moves);
    }

    @Override
    public String contentKey() {
        return "AllOf[conditions=" + ContentKey.each(conditions) + "]";
    }

    @Override
    public Optional<Contender> refuter(Game game) {
        return Condition.refuterOf(conditions, game);
    }
}
