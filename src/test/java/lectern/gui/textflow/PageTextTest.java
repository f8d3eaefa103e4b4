package lectern.gui.textflow;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JLabel;
import javax.swing.text.html.HTML;
import javax.swing.text.html.HTMLDocument;
import lectern.gui.OnEventThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class PageTextTest {
    private static final String LONG =
            "A sentence that is long enough to need another line in a narrow column. ".repeat(4);

    private final PageText text = PageText.paragraph(1);
    private final Column column = new Column(10);

    private static String plain(PageText text) throws Exception {
        return text.getDocument().getText(0, text.getDocument().getLength());
    }

    @Test
    void markdownIsShownAsItReads() throws Exception {
        text.show("# Title\n\nSome *text* with `code`.\n\n| a | b |\n| --- | --- |\n| c | d |\n");

        assertThat(plain(text))
                .contains("Title", "Some text with code.", "c", "d")
                .doesNotContain("*", "|");
    }

    @Test
    void noHtmlPassesThrough() throws Exception {
        text.show("Look: <b>bold</b> <img src=\"http://example.org/x.png\">");

        assertThat(plain(text)).contains("<b>bold</b>", "<img");
    }

    @Test
    void aPictureIsItsWordsAndFetchesNothing() throws Exception {
        text.show("Look: ![a *cat* ![and a dog](http://example.org/y.png)](http://example.org/x.png)!");

        assertThat(plain(text).strip()).isEqualTo("Look: a cat and a dog!");
        assertThat(((HTMLDocument) text.getDocument()).getIterator(HTML.Tag.IMG).isValid())
                .isFalse();
        assertThat(text.getText()).doesNotContain("example.org");
    }

    @Test
    void anotherTextReplacesIt() throws Exception {
        text.show("One");
        text.show("Two");

        assertThat(plain(text).strip()).isEqualTo("Two");
        assertThat(text.markdown()).isEqualTo("Two");
    }

    @Test
    void aNarrowColumnIsHigher() {
        text.show(LONG);
        column.add(text);
        column.setSize(600, 1);
        int wide = column.getPreferredSize().height;
        column.setSize(200, 1);

        assertThat(column.getPreferredSize().height).isGreaterThan(2 * wide);
    }

    @Test
    void aColumnInAColumnAndATextBesideAnIconAreAsHighAsTheyNeedToBe() {
        text.show(LONG);
        Column inner = new Column(0);
        inner.add(new Beside(new JLabel("x"), text));
        column.add(inner);
        column.setSize(300, 1);
        int height = column.getPreferredSize().height;
        column.setSize(300, height);
        column.doLayout();
        inner.doLayout();

        assertThat(inner.getHeight()).isEqualTo(height);
        assertThat(height).isGreaterThan(3 * text.getFontMetrics(text.getFont()).getHeight());
    }
}
