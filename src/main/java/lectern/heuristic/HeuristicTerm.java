package lectern.heuristic;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.heuristic.formula.Formula;

/**
 * One term of a heuristic: a criterion of the game or a formula, with a weight. Immutable.
 *
 * @param name what weights, answers and the window call it; unique in its heuristic
 * @param criterion what is measured
 * @param weight with at most nine digits before the point; behind it nine are kept
 * @param when the condition under which it counts; always, if there is none
 * @param about what it measures, in the words of the heuristic's author; may be empty
 */
public record HeuristicTerm(String name, Criterion criterion, double weight, Optional<Formula> when, String about) {
    /** How a name is written. */
    private static final String NAME = "\\p{L}[\\p{L}\\p{Nd}-]{0,39}";

    private static final int DIGITS = 9;

    public HeuristicTerm {
        if (!isName(name)) throw new IllegalArgumentException("no name of a term: " + name);
        if (!(Math.abs(weight) < 1e9)) throw new IllegalArgumentException("no weight of a term: " + weight);
        weight = BigDecimal.valueOf(weight)
                .setScale(DIGITS, RoundingMode.HALF_EVEN)
                .doubleValue();
        about = OneLine.of(about, OneLine.LONG);
    }

    /** Whether a term can be called so: a letter, then letters, digits and dashes. */
    public static boolean isName(String name) {
        return name.matches(NAME);
    }

    /** A criterion of the game under its own name. */
    public static HeuristicTerm of(Criterion criterion, double weight) {
        return new HeuristicTerm(criterion.key(), criterion, weight, Optional.empty(), "");
    }

    /** A criterion of one's own. */
    public static HeuristicTerm of(String name, Formula formula, double weight) {
        return new HeuristicTerm(name, new FormulaCriterion(name, formula), weight, Optional.empty(), "");
    }

    /** Its formula; empty if it uses a criterion of the game. */
    public Optional<Formula> formula() {
        return criterion instanceof FormulaCriterion own ? Optional.of(own.formula()) : Optional.empty();
    }

    int criteria() {
        return formula().map(Formula::criteria).orElse(1)
                + when.map(Formula::criteria).orElse(0);
    }

    public HeuristicTerm withName(String other) {
        Criterion renamed = formula()
                .<Criterion>map(formula -> new FormulaCriterion(other, formula))
                .orElse(criterion);
        return new HeuristicTerm(other, renamed, weight, when, about);
    }

    /** The same with another formula, under its name. */
    public HeuristicTerm withFormula(Formula formula) {
        return new HeuristicTerm(name, new FormulaCriterion(name, formula), weight, when, about);
    }

    public HeuristicTerm withWeight(double other) {
        return new HeuristicTerm(name, criterion, other, when, about);
    }

    public HeuristicTerm withWhen(Optional<Formula> other) {
        return new HeuristicTerm(name, criterion, weight, other, about);
    }

    public HeuristicTerm withAbout(String other) {
        return new HeuristicTerm(name, criterion, weight, when, other);
    }
}
