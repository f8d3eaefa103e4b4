package lectern.heuristic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Evaluator.Weighted;
import lectern.game.GameKind;
import lectern.game.Phrase;

/**
 * An evaluation of a game that a user wrote: a list of weighted terms under a name. Immutable; equal to any other that
 * says the same.
 *
 * @param name in one line, and not empty
 * @param author may be empty, as may be {@code about}
 * @param terms no two of the same name
 */
public record Heuristic(String name, GameKind game, String author, String about, List<HeuristicTerm> terms) {
    /** Letters of a heuristic's name, or of its author's. */
    public static final int LONGEST_NAME = OneLine.SHORT;

    /** Letters of what is said about a heuristic or a term. */
    public static final int LONGEST_ABOUT = OneLine.LONG;

    public static final int MOST_TERMS = 64;

    public Heuristic {
        name = OneLine.of(name, OneLine.SHORT);
        author = OneLine.of(author, OneLine.SHORT);
        about = OneLine.of(about, OneLine.LONG);
        terms = List.copyOf(terms);
        if (name.isEmpty()) throw new IllegalArgumentException("a heuristic without a name");
        if (terms.size() > MOST_TERMS) throw new IllegalArgumentException("too many terms: " + terms.size());
        Set<String> names = new HashSet<>();
        for (HeuristicTerm term : terms) {
            if (!names.add(term.name())) throw new IllegalArgumentException("two terms are called " + term.name());
            if (!isFree(term, game)) throw new IllegalArgumentException("a criterion is called " + term.name());
        }
    }

    /** One of which nothing more is said. */
    public static Heuristic of(String name, GameKind game, List<HeuristicTerm> terms) {
        return new Heuristic(name, game, "", "", terms);
    }

    /** What one of the game's own evaluators measures, to be changed. */
    public static Heuristic of(String name, GameKind game, Evaluator evaluator) {
        return of(
                name,
                game,
                evaluator.parts().stream()
                        .map(part -> HeuristicTerm.of(
                                game.criterion(part.criterion().key()).orElseThrow(), part.weight()))
                        .toList());
    }

    /** Whether a term's name means nothing else in a game: a criterion's name is for that criterion alone. */
    static boolean isFree(HeuristicTerm term, GameKind game) {
        return game.criterion(term.name())
                .map(named -> named.equals(term.criterion()))
                .orElse(true);
    }

    public Optional<HeuristicTerm> term(String called) {
        return terms.stream().filter(term -> term.name().equals(called)).findFirst();
    }

    public Heuristic withName(String other) {
        return new Heuristic(other, game, author, about, terms);
    }

    /** Named after something else, such as a file, as far as that makes a name. */
    public Heuristic namedAfter(String other) {
        if (other.isBlank()) return this;
        String name = other.strip();
        return withName(name.substring(0, Math.min(name.length(), LONGEST_NAME)));
    }

    public Heuristic withAuthor(String other) {
        return new Heuristic(name, game, other, about, terms);
    }

    public Heuristic withAbout(String other) {
        return new Heuristic(name, game, author, other, terms);
    }

    public Heuristic withTerms(List<HeuristicTerm> others) {
        return new Heuristic(name, game, author, about, others);
    }

    /** With one more term, the last. */
    public Heuristic with(HeuristicTerm added) {
        List<HeuristicTerm> more = new ArrayList<>(terms);
        more.add(added);
        return withTerms(more);
    }

    public Heuristic without(String called) {
        return withTerms(
                terms.stream().filter(term -> !term.name().equals(called)).toList());
    }

    /** With another term in the place of one. */
    public Heuristic with(String called, HeuristicTerm other) {
        return with(called, term -> other);
    }

    public Heuristic withWeight(String called, double weight) {
        return with(called, term -> term.withWeight(weight));
    }

    private Heuristic with(String called, UnaryOperator<HeuristicTerm> change) {
        return withTerms(terms.stream()
                .map(term -> term.name().equals(called) ? change.apply(term) : term)
                .toList());
    }

    /**
     * This heuristic, which is to be used in a game.
     *
     * @throws UnreadableHeuristic if it belongs to another one
     */
    public Heuristic in(GameKind used) {
        if (game.id().equals(used.id())) return this;
        throw new UnreadableHeuristic(Phrase.of("heuristic.other-game", name, game.name(), used.name()));
    }

    /** Its name as a player's text has it behind {@code @}: without what ends a setting. */
    public String reference() {
        return name.replace("%", "%25").replace(",", "%2C").replace("#", "%23");
    }

    /** The name that a reference stands for. */
    public static String named(String reference) {
        return reference.replace("%23", "#").replace("%2C", ",").replace("%25", "%");
    }

    /** How often it asks for a criterion of the game to judge a position at most. */
    public int criteria() {
        return terms.stream().mapToInt(HeuristicTerm::criteria).sum();
    }

    /** The evaluator of the game that adds these terms up. */
    public Evaluator evaluator() {
        return new Evaluator(
                Evaluator.WRITTEN + reference(),
                terms.stream()
                        .map(term -> new Weighted(criterion(term), term.weight()))
                        .toList());
    }

    /** A plain criterion of the game is used as it is, so that a game's quicker ways to a total are kept. */
    private static Criterion criterion(HeuristicTerm term) {
        boolean plain =
                term.when().isEmpty() && term.name().equals(term.criterion().key());
        return plain ? term.criterion() : TermCriterion.of(term);
    }
}
