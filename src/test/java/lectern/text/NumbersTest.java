package lectern.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.NumberFormat;
import lectern.game.Phrase;
import org.junit.jupiter.api.Test;

class NumbersTest {
    private final Numbers english = new Numbers(Language.EN);
    private final Numbers portuguese = new Numbers(Language.PT);

    @Test
    void eachLanguageHasItsOwnDecimalSign() {
        assertThat(english.text(-4.5)).isEqualTo("−4.5");
        assertThat(portuguese.text(-4.5)).isEqualTo("−4,5");
    }

    @Test
    void aScoreHasTwoDecimalsAndWhatIsToBeAddedUpHasMore() {
        assertThat(portuguese.text(1.23456)).isEqualTo("1,23");
        assertThat(portuguese.exact(1.23456)).isEqualTo("1,2346");
        assertThat(portuguese.text(3)).isEqualTo("3");
    }

    @Test
    void noScoreIsMinusNothing() {
        assertThat(english.text(-0.0)).isEqualTo("0");
    }

    @Test
    void ofAHugeScoreTheSizeIsWritten() {
        assertThat(english.text(100_012)).isEqualTo("100.01\u00a0k");
        assertThat(portuguese.text(-1_000_000)).isEqualTo("−1\u00a0M");
        assertThat(portuguese.text(12_345_678)).isEqualTo("12,35\u00a0M");
        assertThat(portuguese.exact(12_345_678)).isEqualTo("12,35\u00a0M");
    }

    @Test
    void axesAreWrittenLikeScores() {
        NumberFormat ticks = portuguese.axis();
        assertThat(ticks.format(-0.25)).isEqualTo("−0,25");
    }

    @Test
    void aScoreInASentenceIsWrittenAsTheLanguageWritesIt() {
        Phrase highest =
                Phrase.of("decision.choice.highest", Phrase.of("decision.value", new Phrase.Score(2.02, false)));
        assertThat(new Sentences(Language.EN).of(highest)).contains("2.02");
        assertThat(new Sentences(Language.PT).of(highest)).contains("2,02");
    }
}
