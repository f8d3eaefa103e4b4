package lectern.gui.lab;

import java.util.function.IntPredicate;
import lectern.game.CellSet;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.LitCells;

/** The cells that a term looks at, by what stands on them. */
final class Lit {
    private Lit() {}

    static LitCells by(HeuristicTerm term, Position position, Seat side) {
        return term.formula()
                .map(formula -> formula.light(position, side))
                .orElseGet(() -> grouped(term.criterion().cells(position, side), position, side));
    }

    private static LitCells grouped(Cells cells, Position position, Seat side) {
        IntPredicate own = in("own", position, side);
        IntPredicate enemy = in("enemy", position, side);
        return new LitCells(
                Cells.of(cells.stream().filter(own).distinct()),
                Cells.of(cells.stream().filter(own.negate().and(enemy)).distinct()),
                Cells.of(cells.stream().filter(own.or(enemy).negate()).distinct()));
    }

    private static IntPredicate in(String key, Position position, Seat side) {
        GameKind kind = position.game().kind();
        return kind.cellSets().stream()
                .filter(set -> set.key().equals(key))
                .findFirst()
                .<IntPredicate>map(set -> cell -> has(set, position, side, cell))
                .orElse(cell -> false);
    }

    private static boolean has(CellSet set, Position position, Seat side, int cell) {
        return (set.word(position, side, cell / Long.SIZE) >>> cell & 1) != 0;
    }
}
