package lectern.heuristic.formula;

import lectern.game.board.Cells;

/** The cells that a formula has looked at, by what stands on them. No cell is in two of the groups. */
public record Light(Cells own, Cells enemy, Cells others) {
    public static final Light NONE = new Light(Cells.NONE, Cells.NONE, Cells.NONE);

    public Cells all() {
        return own.and(enemy).and(others);
    }
}
