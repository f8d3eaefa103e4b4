package lectern.heuristic.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

class CompletionTest {
    private static final List<FormulaWord> WORDS =
            Vocabulary.of(Games.read("infection").kind());

    @Test
    void aWordGoesOnAsItBegan() {
        assertThat(offered("", "nea")).containsExactly("near");
        assertThat(offered("", "near")).isEmpty();
    }

    @Test
    void whereASetIsMeantOnlySetsAndWhatMakesThemAreOffered() {
        assertThat(offered("", "no")).contains("not");
        assertThat(offered("count(", "no")).isEmpty();
        assertThat(offered("count(own & (", "no")).isEmpty();
        assertThat(offered("sum(near(own) & ", ""))
                .contains("own", "near", "if")
                .doesNotContain("not", "min", "turn");
    }

    @Test
    void behindSuchACallAndInTheConditionOfAnotherEverythingIs() {
        assertThat(offered("count(own) > 3 and ", "no")).contains("not");
        assertThat(offered("count(if(", "no")).contains("not");
    }

    private static List<String> offered(String before, String begun) {
        return Completion.of(WORDS, before, begun).stream()
                .map(FormulaWord::text)
                .toList();
    }
}
