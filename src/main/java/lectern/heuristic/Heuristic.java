package lectern.heuristic;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Evaluator.Weighted;
import lectern.game.GameKind;

/**
 * An evaluation of a game that a user wrote: a list of weighted terms under a name. Immutable.
 *
 * @param author may be empty, as may be {@code about}
 */
public record Heuristic(String name, GameKind game, String author, String about, List<HeuristicTerm> terms) {
    /** Before the name of a heuristic where an evaluator's id may stand. */
    public static final String MARK = "@";

    public Heuristic {
        terms = List.copyOf(terms);
    }

    /** The terms of an evaluator of the game under another name: something to begin with. */
    public static Heuristic from(Evaluator evaluator, String name, GameKind game) {
        return new Heuristic(
                name,
                game,
                "",
                "",
                evaluator.parts().stream()
                        .map(part -> HeuristicTerm.of(part.criterion(), part.weight()))
                        .toList());
    }

    public Heuristic withName(String other) {
        return new Heuristic(other, game, author, about, terms);
    }

    public Heuristic withTerms(List<HeuristicTerm> others) {
        return new Heuristic(name, game, author, about, others);
    }

    /** The same with another term in the place of one. */
    public Heuristic with(int place, HeuristicTerm term) {
        List<HeuristicTerm> changed = new ArrayList<>(terms);
        changed.set(place, term);
        return withTerms(changed);
    }

    /** The evaluator of the game that adds these terms up. */
    public Evaluator evaluator() {
        return new Evaluator(
                MARK + name,
                terms.stream()
                        .map(term -> new Weighted(criterion(term), term.weight()))
                        .toList());
    }

    /** A plain criterion of the game is used as it is, so that a game's quicker ways to a total are kept. */
    private static Criterion criterion(HeuristicTerm term) {
        boolean plain = term.formula().isEmpty()
                && term.when().isEmpty()
                && term.name().equals(term.criterion().key());
        return plain ? term.criterion() : new TermCriterion(term);
    }
}
