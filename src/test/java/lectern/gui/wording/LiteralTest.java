package lectern.gui.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontMetrics;
import javax.swing.JLabel;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.plaf.metal.MetalLookAndFeel;
import lectern.game.Phrase;
import lectern.gui.OnEventThread;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.telling.PlayerName;
import lectern.text.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a program with a look of its own, a text from outside is no HTML either. */
@ExtendWith({OnEventThread.class, RestoredLook.class})
class LiteralTest {
    @BeforeEach
    void inAnotherLook() throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(new MetalLookAndFeel());
    }

    @ParameterizedTest
    @ValueSource(strings = {"<html>x", "<HTML>x", "<hTmL>", "<html><html>x", "<html>\nx"})
    void swingTakesThemForPagesAndNoLonger(String text) {
        assertThat(new JLabel(text).getClientProperty(BasicHTML.propertyKey)).isNotNull();

        JLabel label = new JLabel(Literal.of(text));
        assertThat(label.getClientProperty(BasicHTML.propertyKey)).isNull();
        assertThat(label.getText()).hasSize(text.length() + 1).endsWith(text);
        FontMetrics metrics = label.getFontMetrics(label.getFont());
        assertThat(metrics.stringWidth(label.getText()))
                .as("the mark has no width")
                .isEqualTo(metrics.stringWidth(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", " <html>x", "<html >x", "< html>x", "<b>x", "x<html>", "&lt;html>"})
    void whatSwingShowsAsItIsWrittenStaysAsItIs(String text) {
        assertThat(Literal.of(text)).isSameAs(text);
    }

    @Test
    void aSentenceThatBeginsWithATextFromOutsideIsNoPage() {
        Wording wording = new Wording(Language.EN);

        assertThat(BasicHTML.isHTMLString(wording.of("lecture.item", "<html>x", 5)))
                .isFalse();
        assertThat(BasicHTML.isHTMLString(wording.of(Phrase.of("lecture.item", "<html>x", 5))))
                .isFalse();
        assertThat(BasicHTML.isHTMLString(wording.sentences().of("lecture.item", "<html>x", 5)))
                .as("the sentence begins with it")
                .isTrue();
    }

    @Test
    void aPlayerWithoutANameInTheLanguageIsCalledAsItIsWritten() {
        String name = new Wording(Language.EN).of(PlayerName.of("<html>x"));

        assertThat(BasicHTML.isHTMLString(name)).isFalse();
    }

    @Test
    void inLecternsOwnLookATextStaysAsItIs() {
        new Looks(Theme.LIGHT, Scale.USUAL);

        assertThat(Literal.of("<html>x")).isEqualTo("<html>x");
    }
}
