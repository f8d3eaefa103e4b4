package lectern.heuristic.formula;

import lectern.game.board.Cells;

/** The cells that a formula has looked at, by what stands on them. No cell is in two of the groups. */
public record LitCells(Cells own, Cells enemy, Cells others) {
    public static final LitCells NONE = new LitCells(Cells.NONE, Cells.NONE, Cells.NONE);

    public Cells all() {
        return own.and(enemy).and(others);
    }
}
