package lectern.gui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.gui.desk.Considered;
import lectern.gui.desk.Desk;
import lectern.picture.Mark;
import lectern.picture.NumberedMove;
import lectern.telling.Travel;

/**
 * The line that is expected from the board on, as numbered moves; a move that is nowhere on the board has its number.
 *
 * @param root the position on the board; none in the middle of a move
 */
record ExpectedLine(Optional<Position> root, List<Move> line) {
    /** What follows later would only hide what comes first. */
    private static final int MOST = 9;

    static ExpectedLine at(Desk desk) {
        return new ExpectedLine(desk.measured(), Considered.line(desk));
    }

    List<NumberedMove> numbered() {
        if (root.isEmpty() || line.isEmpty()) return List.of();
        Position position = root.get();
        List<NumberedMove> moves = new ArrayList<>();
        boolean mixed = isMixed(position);
        for (int number = 1; number <= Math.min(MOST, line.size()); number++) {
            Move move = line.get(number - 1);
            Optional<Travel> travel = Travel.of(position, move);
            if (travel.isPresent()) moves.add(made(number, position, move, travel.get(), mixed));
            position = position.play(move, Narrator.SILENT);
        }
        return moves;
    }

    private static NumberedMove made(int number, Position before, Move move, Travel travel, boolean mixed) {
        Mark.Group side =
                new Mark.Group(before.toMove().ordinal() + 1, before.view().emblem(before.toMove()));
        return new NumberedMove(number, side, travel, entry(before, move), mixed);
    }

    private static Optional<Handle.Edge> entry(Position before, Move move) {
        return before.violation(move).isPresent()
                ? Optional.empty()
                : before.view().ways(move).get(0).stream()
                        .filter(Handle.Edge.class::isInstance)
                        .map(Handle.Edge.class::cast)
                        .findFirst();
    }

    /** Whether one side can put down different pieces. */
    private static boolean isMixed(Position position) {
        return position.moves().stream()
                        .map(move -> Travel.of(position, move))
                        .flatMap(Optional::stream)
                        .flatMap(travel -> travel.placed().stream())
                        .distinct()
                        .limit(2)
                        .count()
                > 1;
    }
}
