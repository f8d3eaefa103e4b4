package lectern.lesson.condition;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.search.Stop;

/** The last cell that is pointed at to make the move is one of these. */
public record EndsOn(Cells cells) implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        return position.moves().stream()
                .filter(move -> ends(position, move).stream().anyMatch(cells::contains))
                .toList();
    }

    /** The cells where a move can end: nearly always one. */
    public static Cells ends(Position position, Move move) {
        return Cells.of(position.view().ways(move).stream()
                .flatMap(EndsOn::lastCell)
                .mapToInt(Handle.Cell::cell)
                .distinct());
    }

    private static Stream<Handle.Cell> lastCell(List<Handle> way) {
        List<Handle.Cell> cells = way.stream()
                .filter(Handle.Cell.class::isInstance)
                .map(Handle.Cell.class::cast)
                .toList();
        return cells.isEmpty() ? Stream.empty() : Stream.of(cells.get(cells.size() - 1));
    }

    @Override
    public String contentKey() {
        return "EndsOn[cells=" + ContentKey.of(cells) + "]";
    }
}
