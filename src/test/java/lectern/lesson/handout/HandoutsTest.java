package lectern.lesson.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Page;
import lectern.lesson.check.LessonFiles;
import lectern.search.Stop;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Every lesson of this repository, in every language, as a handout with a key and without. */
class HandoutsTest {
    private static final Set<String> FETCHING = Set.of("script", "link", "img", "iframe", "object", "embed", "image");

    static Stream<Path> lessons() throws IOException {
        return LessonFiles.in(List.of(Path.of("lessons"))).stream();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aSheetIsOneWellFormedPageThatFetchesNothingAndTellsUpToTheQuestions(Path file) throws Exception {
        Lesson lesson = read(file);
        Document page = parsed(new Handout(lesson, false).html(new Stop()));

        Element html = page.getDocumentElement();
        assertThat(html.getAttribute("lang"))
                .isEqualTo(lesson.language().locale().toLanguageTag());
        Set<String> ids = new HashSet<>();
        for (Element element : elements(page, "*")) {
            assertThat(element.getTagName()).isNotIn(FETCHING);
            assertThat(element.hasAttribute("src")).isFalse();
            assertThat(element.hasAttribute("href")).isFalse();
            if (element.hasAttribute("id"))
                assertThat(ids.add(element.getAttribute("id"))).isTrue();
        }

        String text = spaced(page.getElementsByTagName("body").item(0).getTextContent());
        for (Page shown : lesson.pages()) {
            for (Block block : shown.blocks()) {
                if (block instanceof Block.Ask) break;
                if (block instanceof Block.Text written) assertThat(text).contains(words(written.markdown()));
            }
        }
        assertThat(elements(page, "figure")).allSatisfy(figure -> {
            int looks = ((Element) figure.getElementsByTagName("figcaption").item(0))
                    .getElementsByTagName("svg")
                    .getLength();
            assertThat(figure.getElementsByTagName("svg").getLength()).isEqualTo(1 + looks);
            assertThat(figure.getElementsByTagName("title").item(0).getTextContent())
                    .isNotBlank();
            assertThat(figure.getElementsByTagName("figcaption").item(0).getTextContent())
                    .isNotBlank();
        });
        assertThat(elements(page, "figure")).hasSizeGreaterThanOrEqualTo(boards(lesson));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void withAKeyNothingOfTheLessonIsMissing(Path file) throws Exception {
        Lesson lesson = read(file);
        Document page = parsed(new Handout(lesson, true).html(new Stop()));

        String text = spaced(page.getElementsByTagName("body").item(0).getTextContent());
        assertThat(text).doesNotContain("Cats plays", "Dogs plays", "Gatos joga ", "Cães joga ");
        for (Block block : lesson.blocks()) {
            if (block instanceof Block.Text written) assertThat(text).contains(words(written.markdown()));
            if (block instanceof Block.Claim claim) assertThat(text).contains(words(claim.sentence()));
            if (block instanceof Block.Ask ask) assertThat(text).contains(words(ask.sentence()));
        }
        long questions =
                lesson.blocks().stream().filter(Block.Ask.class::isInstance).count();
        assertThat(classed(page, "exercise")).isEqualTo(questions);
        assertThat(classed(page, "answer")).isEqualTo(questions);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void thePagesHaveEveryHeadingAndAllTextWithinTheirMargins(Path file) throws IOException {
        Lesson lesson = read(file);
        byte[] pdf = new Handout(lesson, true).pdf(new Stop());

        try (PDDocument document = Loader.loadPDF(pdf)) {
            Prints prints = Prints.of(document);
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo(lesson.title());
            assertThat(document.getDocumentCatalog().getLanguage())
                    .isEqualTo(lesson.language().locale().toLanguageTag());
            assertThat(prints.outside()).isEmpty();
            assertThat(prints.looseFonts()).isEmpty();
            assertThat(prints.images()).isZero();
            assertThat(prints.drawings()).isGreaterThanOrEqualTo(boards(lesson));
            String text = prints.text().replaceAll("\\s", "");
            assertThat(text).contains(lesson.title().replaceAll("\\s", ""));
            for (Block block : lesson.blocks()) {
                if (block instanceof Block.Text written) {
                    assertThat(text).contains(Markup.heading(written.markdown()).replaceAll("\\s", ""));
                }
            }
        }
    }

    /** A board at least for each that is laid, and for each move that is played before a question. */
    private static int boards(Lesson lesson) {
        int boards = 0;
        for (Page page : lesson.pages()) {
            for (Block block : page.blocks()) {
                if (block instanceof Block.Ask) break;
                if (block instanceof Block.Place || block instanceof Block.Play) boards++;
            }
        }
        return boards;
    }

    private static Lesson read(Path file) {
        return LessonFiles.read(file).lesson().orElseThrow();
    }

    private static Document parsed(String html) throws Exception {
        assertThat(html).startsWith("<!DOCTYPE html>\n");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Element> elements(Document page, String name) {
        List<Element> elements = new ArrayList<>();
        NodeList found = page.getElementsByTagName(name);
        for (int i = 0; i < found.getLength(); i++) elements.add((Element) found.item(i));
        return elements;
    }

    private static long classed(Document page, String name) {
        return elements(page, "div").stream()
                .filter(element -> element.getAttribute("class").equals(name))
                .count();
    }

    /** The words of a text without its signs, piece by piece. */
    private static List<String> words(String markdown) {
        List<String> words = new ArrayList<>();
        Parser.builder()
                .extensions(List.of(TablesExtension.create()))
                .build()
                .parse(markdown)
                .accept(new AbstractVisitor() {
                    @Override
                    public void visit(Text text) {
                        words.add(spaced(text.getLiteral()));
                    }

                    @Override
                    public void visit(Code code) {
                        words.add(spaced(code.getLiteral()));
                    }
                });
        return words;
    }

    private static String spaced(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
