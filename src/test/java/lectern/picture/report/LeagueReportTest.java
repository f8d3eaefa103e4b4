package lectern.picture.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.play.league.LeagueStanding;
import lectern.play.league.MadeUpLeague;
import lectern.play.league.PlayedGame;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class LeagueReportTest {
    private static final List<String> HOSTILE = List.of(
            "<script>alert(1)</script>",
            "</style><img src=x onerror=alert(1)>",
            "\"><a href='//example.org'>",
            "a & b]]>",
            "\u202eturned",
            "x".repeat(120),
            "half \ud83d of a letter \uffff");

    private final LeagueStanding standing = MadeUpLeague.standing(MadeUpLeague.NAMES, 4);

    @ParameterizedTest
    @EnumSource(Language.class)
    void namesFromOutsideAreTextAndNothingElse(Language language) throws Exception {
        Document page = read(
                new LeagueReport(MadeUpLeague.standing(HOSTILE, 2), new Sentences(language), true, List.of()).html());

        assertThat(page.getElementsByTagName("script").getLength()).isZero();
        assertThat(page.getElementsByTagName("img").getLength()).isZero();
        assertThat(page.getElementsByTagName("style").getLength()).isEqualTo(1);
        assertThat(texts(page, "bdi"))
                .contains(HOSTILE.get(0), HOSTILE.get(1), HOSTILE.get(2), HOSTILE.get(3))
                .contains(HOSTILE.get(4), HOSTILE.get(5), "half \ufffd of a letter \ufffd");
        for (Element link : elements(page, "a")) {
            assertThat(link.getAttribute("href")).matches("games/[0-9]{4}/");
        }
    }

    @Test
    void thePageNeedsNoOtherFileAndNoNetwork() throws Exception {
        String html = html(Language.EN, true);
        Document page = read(html);

        for (String tag : List.of("script", "link", "img", "iframe", "object", "base")) {
            assertThat(page.getElementsByTagName(tag).getLength()).as(tag).isZero();
        }
        assertThat(html.replaceAll("http://www.w3.org/[a-zA-Z0-9/]+", "")).doesNotContain("://", "url(http", "@import");
    }

    @Test
    void eachCellLeadsToTheRecordsOfItsFixture() throws Exception {
        Document page = read(html(Language.EN, true));

        assertThat(elements(page, "a").stream().map(link -> link.getAttribute("href")))
                .containsExactlyInAnyOrder(
                        "games/0001/",
                        "games/0001/",
                        "games/0002/",
                        "games/0002/",
                        "games/0003/",
                        "games/0003/",
                        "games/0004/",
                        "games/0004/",
                        "games/0005/",
                        "games/0005/",
                        "games/0006/",
                        "games/0006/");
        assertThat(titles(page)).contains("Ana against Bruno & Eva: 100.0 % of the points in 4 games, fixture 1.");
    }

    @Test
    void withoutRecordsEachCellSaysTheCommandThatMakesOne() throws Exception {
        String html = html(Language.EN, false);
        Document page = read(html);

        assertThat(elements(page, "a")).isEmpty();
        assertThat(titles(page))
                .contains("Ana against Bruno & Eva: 100.0 % of the points in 4 games, fixture 1."
                        + " lectern league game DIR 1 1");
        assertThat(html).contains("<pre>lectern league game DIR FIXTURE N</pre>");
    }

    @Test
    void thePageSaysWhatWasPlayedAndHowItWasCounted() throws Exception {
        assertThat(text(html(Language.EN, true)))
                .contains(
                        "7th Guest: Infection: a league of 4",
                        "Everyone plays everyone else.",
                        "4 games a fixture in pairs with swapped seats, seed 7, opening 4 plies, at most 400 plies",
                        "All 24 games are over.",
                        "half a point for both",
                        "within 1000 points of the average with 95 % confidence",
                        "Sitting first brought 56.2 % of the points",
                        "the shortest took 42, the longest 400");
    }

    @Test
    void failuresAndFoulsAreNamedWithAnExample() throws Exception {
        assertThat(text(html(Language.EN, true)))
                .contains(
                        "Ana broke down, and so lost one game.",
                        "For example, game 4 of fixture 3: It wrote “<b>” & hung up.",
                        "<script>alert(1)</script> made 3 moves against the rules.")
                .doesNotContain("Everyone kept the rules");
    }

    @Test
    void whereNothingHappenedThatIsSaid() throws Exception {
        LeagueStanding calm = MadeUpLeague.standing(List.of("a", "b", "c"), 2);
        LeagueStanding none = new LeagueStanding(calm.plan(), List.of());

        assertThat(text(new LeagueReport(none, new Sentences(Language.EN), true, List.of()).html()))
                .contains("So far 0 of 6 games are over.", "Everyone kept the rules");
    }

    @Test
    void whoWasNotAdmittedIsNamed() throws Exception {
        List<String> refused = List.of("“<b>.heuristic.yaml” is too long.");
        LeagueReport report = new LeagueReport(standing, new Sentences(Language.EN), true, refused);

        assertThat(text(report.html())).contains("Not admitted", refused.get(0));
        assertThat(text(html(Language.EN, true))).doesNotContain("Not admitted");
    }

    @Test
    void inPortugueseNothingIsInEnglish() throws Exception {
        String html = html(Language.PT, false);

        assertThat(html).contains("lang=\"pt-PT\"");
        assertThat(text(html))
                .contains(
                        "7th Guest: Infection: uma liga de 4",
                        "Todos jogam contra todos.",
                        "O que se jogou",
                        "Falhas e faltas",
                        "Por exemplo, o jogo 4 do encontro 3")
                .doesNotContain("Everyone", "Rating", " games", "fixture ");
    }

    @Test
    void thePageDoesNotDependOnTheOrderInWhichGamesCameIn() {
        List<PlayedGame> shuffled = new ArrayList<>(standing.games());
        Collections.shuffle(shuffled, new Random(1));
        LeagueStanding other = new LeagueStanding(standing.plan(), shuffled);

        assertThat(new LeagueReport(other, new Sentences(Language.EN), true, List.of()).html())
                .isEqualTo(html(Language.EN, true));
    }

    @Test
    void ratingsOfManyStandInPicturesThatFitAPage() throws Exception {
        Document page = read(new LeagueReport(league(90), new Sentences(Language.EN), true, List.of()).html());

        List<Element> pictures = elements(page, "svg");

        assertThat(pictures).hasSize(3);
        for (Element picture : pictures) {
            double width = Double.parseDouble(picture.getAttribute("width"));
            // The inside of a page of A4, less a heading.
            assertThat(Double.parseDouble(picture.getAttribute("height")) / width)
                    .isLessThan(1.35);
        }
    }

    @Test
    void ofMoreThanAHundredThereIsAPictureInsteadOfACrossTable() throws Exception {
        LeagueStanding few =
                new LeagueStanding(MadeUpLeague.plan(names(101), 2), league(3).games());
        Document page = read(new LeagueReport(few, new Sentences(Language.EN), true, List.of()).html());

        assertThat(elements(page, "table")).hasSize(1);
        assertThat(page.getElementsByTagName("svg").getLength()).isEqualTo(4);
        assertThat(page.getDocumentElement().getTextContent())
                .contains("games.csv tells the fixture")
                .doesNotContain("A click on a cell");
    }

    private static LeagueStanding league(int entrants) {
        return MadeUpLeague.standing(names(entrants), 2);
    }

    private static List<String> names(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> "e" + i).toList();
    }

    private String html(Language language, boolean records) {
        return new LeagueReport(standing, new Sentences(language), records, List.of()).html();
    }

    private static Document read(String html) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(html.replace("<!DOCTYPE html>\n", ""))));
    }

    private static String text(String html) throws Exception {
        return read(html).getElementsByTagName("body").item(0).getTextContent();
    }

    private static List<String> titles(Document page) {
        return elements(page, "td").stream()
                .map(cell -> cell.getAttribute("title"))
                .toList();
    }

    private static List<String> texts(Document page, String tag) {
        return elements(page, tag).stream().map(Element::getTextContent).toList();
    }

    private static List<Element> elements(Document page, String tag) {
        NodeList found = page.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }
}
