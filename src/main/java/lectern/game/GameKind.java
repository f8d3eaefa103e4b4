package lectern.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.board.BoardShape;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** A game before its options are chosen: what the catalogue knows of it. */
public interface GameKind {
    /** The ids of the evaluators that every game has. */
    String REPORT = "report";

    String STRONG = "strong";

    String id();

    default Phrase name() {
        return Phrase.of(id() + ".name");
    }

    /**
     * What a term of an evaluation is called where there is little room: one of its criteria in the language, any other
     * by the name that a user gave it.
     */
    default Phrase term(String key) {
        return criterion(key)
                .map(known -> Phrase.of(id() + ".term." + key))
                .orElseGet(() -> Phrase.of("words.verbatim", key));
    }

    /** What a term of an evaluation measures, in a sentence; empty if it is none of its criteria. */
    default Optional<Phrase> meaning(String key) {
        return criterion(key).map(known -> Phrase.of(id() + ".criterion." + key));
    }

    /** The criterion with a key; empty if it has none. */
    default Optional<Criterion> criterion(String key) {
        return criteria().stream().filter(one -> one.key().equals(key)).findFirst();
    }

    /** In the order in which game texts write them. */
    List<Option> options();

    /** Everything the game can say, in the order in which its rules list it. */
    List<? extends Word> words();

    List<Criterion> criteria();

    /**
     * The sets of cells that formulas can name in this game, but for those that are places of a grid: own, enemy,
     * vacant and blocked, then what only this game has.
     */
    List<? extends CellSet> cellSets();

    /** What a cell counts where formulas add up points. */
    default int points(Position position, int cell) {
        return 1;
    }

    /** The largest board on which the game is played, with all the rows and columns that a formula can name. */
    default BoardShape largestBoard() {
        return with(Settings.defaults(options())).board();
    }

    /** How the game's report judges a position; its id is {@link #REPORT}. */
    Evaluator report();

    /** How players of every game judge unless told otherwise; its id is {@link #STRONG}. */
    Evaluator strong();

    /** Further ways of judging a position. */
    default List<Evaluator> otherEvaluators() {
        return List.of();
    }

    /** All ways of judging a position: the report's first, the strong one last. */
    default List<Evaluator> evaluators() {
        return Stream.of(List.of(report()), otherEvaluators(), List.of(strong()))
                .flatMap(List::stream)
                .toList();
    }

    /** The dialects in which programs outside speak of this game, the usual one first. */
    default List<Dialect> dialects() {
        return List.of(Dialect.UGI);
    }

    /** Why an option's value does not go with the other settings, if it does not. */
    default Optional<Phrase> conflict(Option option, Settings settings) {
        return Optional.empty();
    }

    /** The game with settings that do not conflict. */
    Game with(Settings settings);
}
