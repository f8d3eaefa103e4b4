package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PortionsTest {
    @Test
    void whatIsShortStaysWhole() {
        assertThat(Portions.of("One. Two.", 20)).containsExactly("One. Two.");
    }

    @Test
    void whatIsLongIsCutBetweenSentences() {
        assertThat(Portions.of("It is one. It is two! Is it three?", 22))
                .containsExactly("It is one. It is two!", "Is it three?");
    }

    @Test
    void aSentenceThatIsTooLongIsCutBetweenWordsAndNothingIsLost() {
        assertThat(Portions.of("Short. This one goes on and on, unstoppably", 12))
                .containsExactly("Short.", "This one", "goes on and", "on,", "unstoppably");
    }
}
