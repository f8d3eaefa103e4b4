package lectern.lesson.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.search.Stop;

/** At least one of several conditions. */
public record AnyOf(List<Condition> conditions) implements Condition {
    public AnyOf {
        conditions = List.copyOf(conditions);
    }

    @Override
    public List<Move> among(Position position, Stop stop) {
        Set<Move> moves = new HashSet<>();
        for (Condition condition : conditions) moves.addAll(condition.among(position, stop));
        return position.moves().stream().filter(moves::contains).toList();
    }

    @Override
    public String contentKey() {
        return "AnyOf[conditions=" + ContentKey.each(conditions) + "]";
    }

    @Override
    public Optional<Contender> refuter(Game game) {
        return Condition.refuterOf(conditions, game);
    }
}
