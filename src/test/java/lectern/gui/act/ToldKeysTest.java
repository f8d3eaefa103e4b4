package lectern.gui.act;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Phrase;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A sentence that names a key names the one that does it. */
class ToldKeysTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void thePlayerIsStoppedAndLetOnByTheKeysThatTheBoardNames(Language language) {
        Sentences sentences = new Sentences(language);
        assertThat(Act.STOP.stroke()).hasToString("pressed F8");
        assertThat(Act.NEXT.stroke()).hasToString("pressed PAGE_DOWN");
        assertThat(sentences.of("board.computers-move", Phrase.of("shiftago.x")))
                .contains("F8");
        assertThat(sentences.of("board.waits-for-you", Phrase.of("shiftago.x")))
                .contains("F8")
                .contains("Page Down");
        assertThat(sentences.of("act.tip.wait")).contains("Page Down");
    }
}
