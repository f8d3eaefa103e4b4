package lectern.lesson.condition;

import java.util.List;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.search.Stop;

/** The first cell that is pointed at to make the move is one of these. */
public record StartsOn(Cells cells) implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        return position.moves().stream()
                .filter(move -> position.view().ways(move).stream().anyMatch(this::starts))
                .toList();
    }

    private boolean starts(List<Handle> way) {
        return way.stream()
                .filter(Handle.Cell.class::isInstance)
                .map(Handle.Cell.class::cast)
                .findFirst()
                .filter(first -> cells.contains(first.cell()))
                .isPresent();
    }

    @Override
    public String contentKey() {
        return "StartsOn[cells=" + ContentKey.of(cells) + "]";
    }
}
