package lectern.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.board.Change;
import lectern.game.board.Layer;
import lectern.game.board.Token;

/**
 * How a move goes over the board, as its effects tell it: where it begins and ends, and in which manner. What it leads
 * to, such as pushes, is no part of it.
 *
 * @param from where it begins; the same as {@code to} where nothing goes from one cell to another
 * @param placed what comes onto the board; empty for other manners
 */
public record Travel(Manner manner, int from, int to, Optional<Token> placed) {
    /** In which manner it goes. */
    public enum Manner {
        /** Something new is on the board. */
        PLACED,
        /** A piece goes over cells that are not named. */
        LEAPT,
        /** A piece goes from cell to cell. */
        WALKED,
        /** A piece goes, and takes the ground with it. */
        CARRIED,
        /** Something is gone from the board. */
        REMOVED
    }

    /** Empty for a move that changes nothing on the board. */
    public static Optional<Travel> of(Position before, Move move) {
        List<Effect> effects = new ArrayList<>();
        before.play(move, effects::add);
        return of(effects, before.game().board());
    }

    /** What is placed comes first, whatever it pushed out of its way; else it is what happens first. */
    public static Optional<Travel> of(List<Effect> effects, BoardShape board) {
        Optional<Effect> placing = effects.stream()
                .filter(effect -> effect.changes().stream().anyMatch(Change.Placed.class::isInstance))
                .findFirst();
        Optional<Effect> made = placing.or(
                () -> effects.stream().filter(effect -> !effect.isRemark()).findFirst());
        return made.map(effect -> of(effect, board));
    }

    private static Travel of(Effect effect, BoardShape board) {
        int cell = effect.changes().get(0).cells().first();
        return placed(effect)
                .or(() -> moved(effect, board))
                .orElseGet(() -> new Travel(Manner.REMOVED, cell, cell, Optional.empty()));
    }

    private static Optional<Travel> placed(Effect effect) {
        for (Change change : effect.changes()) {
            if (change instanceof Change.Placed placed)
                return Optional.of(
                        new Travel(Manner.PLACED, placed.cell(), placed.cell(), Optional.of(placed.token())));
        }
        return Optional.empty();
    }

    private static Optional<Travel> moved(Effect effect, BoardShape board) {
        for (Change change : effect.changes()) {
            if (change instanceof Change.Moved moved) return Optional.of(of(moved, carries(effect), board));
        }
        return Optional.empty();
    }

    private static Travel of(Change.Moved moved, boolean carries, BoardShape board) {
        int from = moved.path().first();
        int to = moved.path().last();
        boolean near =
                Math.abs(board.column(from) - board.column(to)) <= 1 && Math.abs(board.row(from) - board.row(to)) <= 1;
        boolean leaps = moved.path().size() == 2 && !near;
        return new Travel(carries ? Manner.CARRIED : leaps ? Manner.LEAPT : Manner.WALKED, from, to, Optional.empty());
    }

    private static boolean carries(Effect effect) {
        return effect.changes().stream()
                .anyMatch(change -> change instanceof Change.Moved moved && moved.layer() == Layer.GROUND);
    }

    /** Whether something goes from one cell to another. */
    public boolean goes() {
        return from != to;
    }
}
