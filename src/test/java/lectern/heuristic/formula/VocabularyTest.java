package lectern.heuristic.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.heuristic.formula.FormulaWord.Sort;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a formula of each game can be made of. */
class VocabularyTest {
    static Stream<GameKind> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWordIsReadAsItIsShown(GameKind game) {
        for (FormulaWord word : Vocabulary.of(game)) {
            String form = word.form();
            for (String set : List.of("s", "t")) form = form.replaceAll("\\b" + set + "\\b", "own");
            for (String condition : List.of("c", "d"))
                form = form.replaceAll("(?<!\")\\b" + condition + "\\b", "turn > 0");
            for (String number : List.of("a", "b")) form = form.replaceAll("\\b" + number + "\\b", "2");
            if (form.equals("value(…)")) continue;
            assertThat(FormulaParser.parse(form, game, "")).as(form).isNotNull();
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyWordOfTheLanguageIsExplained(Language language) {
        Sentences sentences = new Sentences(language);
        assertThat(Vocabulary.of(Games.read("shiftago").kind()))
                .hasSizeGreaterThan(40)
                .allSatisfy(word -> assertThat(sentences.of(word.meaning())).endsWith("."));
    }

    @ParameterizedTest
    @MethodSource("games")
    void setsOfTheGameAndItsCriteriaAreAmongThem(GameKind game) {
        List<FormulaWord> words = Vocabulary.of(game);

        assertThat(words)
                .filteredOn(word -> word.sort() == Sort.SET)
                .hasSize(game.cellSets().size() + 4);
        assertThat(words)
                .filteredOn(word -> word.sort() == Sort.CRITERION)
                .hasSameSizeAs(game.criteria())
                .allMatch(word -> word.form().equals("value(" + word.text() + ")"));
    }
}
