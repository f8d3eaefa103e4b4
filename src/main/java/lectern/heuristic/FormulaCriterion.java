package lectern.heuristic;

import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.heuristic.formula.Formula;

/** What a formula measures, under a name of its own. */
record FormulaCriterion(String key, Formula formula) implements Criterion {
    @Override
    public double weight() {
        return 1;
    }

    @Override
    public double raw(Position position, Seat side) {
        return formula.value(position, side);
    }

    @Override
    public String definition() {
        return formula.text();
    }

    @Override
    public Cells cells(Position position, Seat side) {
        return formula.light(position, side).all();
    }
}
