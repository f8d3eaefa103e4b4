package lectern.lesson.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.game.Position;
import lectern.games.Games;
import lectern.lesson.Lesson;
import lectern.lesson.read.LessonReader;
import lectern.picture.Palette;
import lectern.picture.Scene;
import lectern.picture.export.BoardExport;
import lectern.search.Stop;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;

/** What stands in a lesson is text in its handout, and never a part of the page that could fetch or do something. */
class HandoutTextTest {
    private static final String HARMLESS = "nothing but words";

    /** Every place where a lesson holds words of its author. */
    private static final String LESSON = """
            ---
            id: words
            title: Words
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: Somebody
            ---

            # WORDS

            WORDS and *WORDS*

            | WORDS | b |
            | --- | --- |
            | WORDS | d |

            ```lectern
            position: o5x/7/3oo2/4x2/7/7/x5o x 0 5
            ```

            ```lectern
            ask: move
            question: 'WORDS'
            accept: {at-least: {infected: 2}}
            hints:
              - 'WORDS'
            right: 'WORDS'
            wrong: 'WORDS'
            answers:
              e4e6: 'WORDS'
            ```

            ```lectern
            claim: 'WORDS'
            only: d4 e4e6
            that: {at-least: {infected: 2}}
            ```

            ```lectern
            ask: choice
            question: 'WORDS'
            choices:
              - text: '1 WORDS'
                reply: 'WORDS'
              - text: '2 WORDS'
                right: true
            ```
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<html><img src=\"http://127.0.0.1:9/x.png\">",
                "<HTML><IMG SRC=http://127.0.0.1:9/x.png>",
                "</p></body><script>alert(1)</script>",
                "\"><img src=x onerror=alert(1)>",
                "</style><style>body{background:url(http://127.0.0.1:9/x)}</style>",
                "]]><svg onload=alert(1)>",
                "&lt;img&gt; &#60;img&#62;"
            })
    void noTextOfALessonIsAnElementOfThePage(String words) throws Exception {
        String html = new Handout(lesson(words), true).html(new Stop());

        Element page = parsed(html.substring(html.indexOf('\n')));
        assertThat(structure(page)).isEqualTo(structure(harmless()));
        assertThat(page.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(words);
        assertThat(occurrences(page.getElementsByTagName("body").item(0).getTextContent(), words))
                .as("the title, and every place for words")
                .isGreaterThanOrEqualTo(14);
        assertThat(page.getElementsByTagName("style").item(0).getTextContent()).doesNotContain("127.0.0.1", "<");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<html><img src=\"http://127.0.0.1:9/x.png\">", "</style><a href='http://127.0.0.1:9/'>"})
    void onPaperTheTextStandsAsItIsWrittenAndLeadsNowhere(String words) throws Exception {
        byte[] pdf = new Handout(lesson(words), true).pdf(new Stop());

        try (PDDocument document = Loader.loadPDF(pdf)) {
            Prints prints = Prints.of(document);
            assertThat(prints.text().replaceAll("\\s", "")).contains(words.replaceAll("\\s", ""));
            assertThat(prints.images()).isZero();
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo(words);
            for (PDPage page : document.getPages()) {
                for (PDAnnotation annotation : page.getAnnotations()) {
                    boolean outwards =
                            annotation instanceof PDAnnotationLink link && link.getAction() instanceof PDActionURI;
                    assertThat(outwards).isFalse();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"<html><img src=\"http://127.0.0.1:9/x.png\">", "</title><script>alert(1)</script>", "]]>&"})
    void theTitleOfAPictureIsText(String words) throws Exception {
        Position board = Games.read("infection").start(1).position();
        Scene scene = Scene.of(board, Palette.read("light"));

        Element svg = parsed(new BoardExport(scene, words, 24).svg());
        assertThat(structure(svg)).isEqualTo(structure(parsed(new BoardExport(scene, HARMLESS, 24).svg())));
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(words);
    }

    private static Element harmless() throws Exception {
        String html = new Handout(lesson(HARMLESS), true).html(new Stop());
        return parsed(html.substring(html.indexOf('\n')));
    }

    /** The reader refuses HTML; here it is told that each sign is only a sign, and the head is put in afterwards. */
    private static Lesson lesson(String words) {
        String escaped = words.replaceAll("([\\p{Punct}])", "\\\\$1").replace("'", "''");
        Lesson read = LessonReader.read("words.md", LESSON.replace("WORDS", escaped))
                .lesson()
                .orElseThrow();
        return new Lesson(
                read.id(),
                words,
                read.game(),
                read.language(),
                read.level(),
                read.minutes(),
                words,
                read.requires(),
                read.pages());
    }

    /** The elements of a page, one in the other, with the names of their attributes; without any text. */
    private static List<String> structure(Element top) {
        List<String> all = new ArrayList<>();
        NodeList elements = top.getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            StringBuilder told =
                    new StringBuilder(element.getParentNode().getNodeName() + " > " + element.getTagName());
            NamedNodeMap attributes = element.getAttributes();
            for (int j = 0; j < attributes.getLength(); j++)
                told.append(' ').append(attributes.item(j).getNodeName());
            all.add(told.toString());
        }
        return all;
    }

    private static int occurrences(String text, String words) {
        return text.split(java.util.regex.Pattern.quote(words), -1).length - 1;
    }

    private static Element parsed(String xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder()
                .parse(new ByteArrayInputStream(xml.strip().getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
    }
}
