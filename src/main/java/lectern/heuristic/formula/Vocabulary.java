package lectern.heuristic.formula;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.heuristic.formula.FormulaWord.Sort;

/** All that a formula of a game can be made of, in the order in which it is explained. */
public final class Vocabulary {
    private Vocabulary() {}

    public static List<FormulaWord> of(GameKind game) {
        return Stream.of(sets(game).stream(), numbers(), criteria(game), functions(), operators())
                .flatMap(words -> words)
                .toList();
    }

    /** The sets that the game hands out, explained in its own words, then those that are places of every grid. */
    public static List<FormulaWord> sets(GameKind game) {
        Stream<FormulaWord> named = game.cellSets().stream()
                .map(CellSet::key)
                .map(key -> plain(Sort.SET, key, Phrase.of(game.id() + ".set." + key)));
        Stream<FormulaWord> places =
                Stream.of(GridPlace.values()).map(place -> plain(Sort.SET, place.word(), common(place.word())));
        return Stream.concat(named, places).toList();
    }

    private static Stream<FormulaWord> numbers() {
        return Stream.of(plain(Sort.NUMBER, KnownWords.TURN, common(KnownWords.TURN)));
    }

    private static Stream<FormulaWord> criteria(GameKind game) {
        return game.criteria().stream().map(criterion -> criterion(game, criterion));
    }

    private static FormulaWord criterion(GameKind game, Criterion criterion) {
        String word = KnownWords.word(criterion);
        Phrase meaning = Phrase.of(game.id() + ".criterion." + criterion.key());
        return new FormulaWord(Sort.CRITERION, word, "value(" + word + ")", meaning);
    }

    private static Stream<FormulaWord> functions() {
        return Stream.of(FormulaFunction.values())
                .map(function ->
                        new FormulaWord(Sort.FUNCTION, function.word(), function.form, common(function.word())));
    }

    private static Stream<FormulaWord> operators() {
        return Stream.of(Operator.values())
                .map(operator -> new FormulaWord(
                        Sort.OPERATOR,
                        operator.sign,
                        operator.form,
                        common(operator.name().toLowerCase(Locale.ROOT).replace('_', '-'))));
    }

    private static FormulaWord plain(Sort sort, String word, Phrase meaning) {
        return new FormulaWord(sort, word, word, meaning);
    }

    private static Phrase common(String word) {
        return Phrase.of("heuristic.word." + word);
    }
}
