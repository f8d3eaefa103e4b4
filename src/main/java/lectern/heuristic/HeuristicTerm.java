package lectern.heuristic;

import java.util.Optional;
import lectern.game.Criterion;
import lectern.heuristic.formula.Formula;

/**
 * One term of a heuristic: a criterion of the game or a formula, with a weight.
 *
 * @param name what weights, answers and the window call it; unique in its heuristic
 * @param criterion what is measured
 * @param when the condition under which it counts; always, if there is none
 * @param about what it measures, in the words of the heuristic's author; may be empty
 */
public record HeuristicTerm(String name, Criterion criterion, double weight, Optional<Formula> when, String about) {
    /** A criterion of the game under its own name. */
    public static HeuristicTerm of(Criterion criterion, double weight) {
        return new HeuristicTerm(criterion.key(), criterion, weight, Optional.empty(), "");
    }

    /** A criterion of one's own. */
    public static HeuristicTerm of(String name, Formula formula, double weight) {
        return new HeuristicTerm(name, new FormulaCriterion(name, formula), weight, Optional.empty(), "");
    }

    public HeuristicTerm withWeight(double other) {
        return new HeuristicTerm(name, criterion, other, when, about);
    }

    /** Its formula; empty if it uses a criterion of the game. */
    public Optional<Formula> formula() {
        return criterion instanceof FormulaCriterion own ? Optional.of(own.formula()) : Optional.empty();
    }
}
