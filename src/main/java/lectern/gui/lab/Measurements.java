package lectern.gui.lab;

import java.util.List;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.RawValues;
import lectern.search.Stop;

/**
 * What was measured for a heuristic, whatever its weights: in a position, and after each of its moves. Immutable.
 *
 * @param measured the terms of the heuristic, with whatever weights they had
 * @param here what they measure in the position, for the side to move
 * @param values what they measure after each move
 */
record Measurements(List<HeuristicTerm> measured, List<Term> here, RawValues values) {
    /** Not for the event thread. */
    static Measurements of(RawValues known, Heuristic heuristic, Stop stop) {
        Position position = known.position();
        List<Term> here =
                heuristic.evaluator().evaluate(position, position.toMove()).terms();
        return new Measurements(heuristic.terms(), here, known.with(heuristic, stop));
    }

    Position position() {
        return values.position();
    }

    Seat side() {
        return position().toMove();
    }

    /** Whether all is known of a heuristic: then only its weights differ from the ones that were measured. */
    boolean covers(Heuristic heuristic) {
        if (heuristic.terms().size() != measured.size()) return false;
        for (int i = 0; i < measured.size(); i++) {
            HeuristicTerm term = heuristic.terms().get(i);
            if (!term.withWeight(0).equals(measured.get(i).withWeight(0))) return false;
        }
        return values.covers(heuristic);
    }

    /** What a term measures in the position, with the weight that it has now. */
    Term here(int place, double weight) {
        Term term = here.get(place);
        return new Term(term.key(), term.raw(), weight, term.cells(), term.applies());
    }
}
