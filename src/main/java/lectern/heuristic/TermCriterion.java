package lectern.heuristic;

import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.heuristic.formula.Formula;

/**
 * A term as evaluators know it: the criterion under the term's name, which counts only while its condition holds. Under a
 * condition it foretells nothing and tells no search what a turn is worth, since what holds in one position need not
 * hold in those that come.
 */
record TermCriterion(String key, Criterion criterion, Optional<Formula> when) implements Criterion {
    /** Without its weight: what weighs more or less measures the same. */
    static TermCriterion of(HeuristicTerm term) {
        return new TermCriterion(term.name(), term.criterion(), term.when());
    }

    @Override
    public double weight() {
        return criterion.weight();
    }

    @Override
    public double raw(Position position, Seat side) {
        return criterion.raw(position, side);
    }

    @Override
    public String definition() {
        return criterion.definition()
                + when.map(condition -> " when " + condition).orElse("");
    }

    @Override
    public boolean applies(Position position, Seat side) {
        return when.isEmpty() || when.get().holds(position, side);
    }

    @Override
    public Optional<Move> continuation(Position position) {
        return when.isEmpty() ? criterion.continuation(position) : Optional.empty();
    }

    @Override
    public boolean countsTurn() {
        return when.isEmpty() && criterion.countsTurn();
    }

    @Override
    public Cells cells(Position position, Seat side) {
        return criterion.cells(position, side);
    }
}
