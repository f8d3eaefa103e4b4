package lectern.heuristic;

import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;

/**
 * A term as evaluators know it: the criterion under the term's name, which counts only while its condition holds. Under a
 * condition it foretells nothing and tells no search what a turn is worth, since what holds in one position need not
 * hold in those that come.
 */
record TermCriterion(HeuristicTerm term) implements Criterion {
    @Override
    public String key() {
        return term.name();
    }

    @Override
    public double weight() {
        return term.weight();
    }

    @Override
    public double raw(Position position, Seat side) {
        return term.criterion().raw(position, side);
    }

    @Override
    public boolean applies(Position position, Seat side) {
        return term.when().map(when -> when.holds(position, side)).orElse(true);
    }

    @Override
    public Optional<Move> continuation(Position position) {
        return term.when().isEmpty() ? term.criterion().continuation(position) : Optional.empty();
    }

    @Override
    public boolean countsTurn() {
        return term.when().isEmpty() && term.criterion().countsTurn();
    }

    @Override
    public Cells cells(Position position, Seat side) {
        return term.criterion().cells(position, side);
    }
}
