package lectern.telling.difference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.telling.ScorePhrase;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

class TermDifferenceTest {
    private static Term term(String key, double raw, boolean applies) {
        return new Term(key, raw, 2, Cells.NONE, applies);
    }

    @Test
    void aTermThatIsOffInOneOfTheSumsSaysSoThere() {
        TermDifference compared = TermDifference.of(List.of(term("late", 3, true)), List.of(term("late", 5, false)));
        TermDifference.Share share = compared.shares().get(0);

        assertThat(share.difference()).isEqualTo(6);
        assertThat(share.toldFirst()).isEqualTo(ScorePhrase.exact(6));
        assertThat(new Sentences(Language.EN).of(share.toldSecond())).isEqualTo("off");
    }

    @Test
    void aTermThatOnlyOneOfTheSumsHasIsNotOffInTheOther() {
        TermDifference compared = TermDifference.of(List.of(term("own", 3, true)), List.of());

        assertThat(compared.shares().get(0).toldSecond()).isEqualTo(ScorePhrase.exact(0));
    }
}
