package lectern.picture.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Dimension2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.StringReader;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.picture.Palette;
import lectern.picture.Swatches;
import lectern.picture.WithoutGreen;
import lectern.picture.chart.ChartColours;
import lectern.picture.ink.Colours;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RateStyle;
import lectern.play.league.LeagueStanding;
import lectern.play.league.MadeUpLeague;
import lectern.play.league.RatingProgress;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class LeagueDrawingTest {
    private static final LeagueStanding STANDING = MadeUpLeague.standing();
    private static final List<String> HOSTILE = List.of(
            "<script>alert(1)</script>",
            "a & b",
            "\u202eright to left\u2066",
            "x".repeat(120),
            "q\uD83D\uDE00".repeat(60));

    private static final ChartColours PAPER =
            ChartColours.onPaper(STANDING.plan().game().kind());
    private static final ChartColours DARK = new ChartColours(
            new Color(0x1d2025),
            new Color(0xc6ccd4),
            new Color(0x444444),
            Color.GRAY,
            PAPER.game(),
            Swatches.of(PAPER.game(), Palette.read("dark")));

    private final Sentences words = new Sentences(Language.EN);

    static Stream<LeagueDrawing> drawings() {
        return Stream.of(
                        STANDING,
                        MadeUpLeague.standing(HOSTILE, 2),
                        MadeUpLeague.standing(numbered(2), 4),
                        MadeUpLeague.standing(numbered(30), 2))
                .flatMap(standing -> Stream.of(13f, 26f).flatMap(letters -> all(standing, style(PAPER, letters))));
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void nothingReachesTheEdgesOfItsSize(LeagueDrawing drawing) {
        BufferedImage image = painted(drawing, OptionalInt.empty());

        for (int x = 0; x < image.getWidth(); x++) {
            assertThat(image.getRGB(x, 0)).isEqualTo(Color.WHITE.getRGB());
            assertThat(image.getRGB(x, image.getHeight() - 1)).isEqualTo(Color.WHITE.getRGB());
        }
        for (int y = 0; y < image.getHeight(); y++) {
            assertThat(image.getRGB(0, y)).isEqualTo(Color.WHITE.getRGB());
            assertThat(image.getRGB(image.getWidth() - 1, y)).isEqualTo(Color.WHITE.getRGB());
        }
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void vectorsAreWellFormedAndTheSameEachTime(LeagueDrawing drawing) throws Exception {
        String svg = LeaguePictures.vectors(drawing, "a league").svg();
        Document read =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));

        assertThat(read.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(read.getElementsByTagName("script").getLength()).isZero();
        assertThat(LeaguePictures.vectors(drawing, "a league").svg()).isEqualTo(svg);
        assertThat(LeaguePictures.png(drawing)).isEqualTo(LeaguePictures.png(drawing));
    }

    @Test
    void everyRowOfRatingsHasItsNameEvenOf200() {
        RatingsDrawing ratings =
                LeaguePictures.ratings(MadeUpLeague.standing(numbered(200), 2), style(PAPER, 13), words::of);
        String svg = LeaguePictures.vectors(ratings, "200").svg();

        for (String name : numbered(200)) assertThat(svg).contains(">" + name + "<");
    }

    @Test
    void ratingsAreSaidWithTheirIntervals() {
        String svg = LeaguePictures.vectors(LeaguePictures.ratings(STANDING, style(PAPER, 13), words::of), "")
                .svg();

        assertThat(svg).containsSubsequence(">Ana<", " ± ", ">Bruno &amp; Eva<", ">&lt;script", ">Zé<");
    }

    @Test
    void theCrossTableSaysPointsOfTheRowAgainstTheColumn() {
        CrossDrawing cross = LeaguePictures.cross(STANDING, style(PAPER, 13), words::of);

        assertThat(cross.points().get(0)).containsExactly(Double.NaN, 1.0, 1.0, 0.5);
        assertThat(cross.points().get(3)).containsExactly(0.5, 0.0, 0.25, Double.NaN);
        assertThat(LeaguePictures.vectors(cross, "").svg()).contains(">100<", ">25<", "of the row against the column");
    }

    @Test
    void whoDidNotMeetHasADotThatTheLegendExplains() {
        CrossDrawing all = LeaguePictures.cross(STANDING, style(PAPER, 13), words::of);
        List<List<Double>> some = List.of(List.of(Double.NaN, Double.NaN), List.of(Double.NaN, Double.NaN));
        CrossDrawing none = new CrossDrawing(style(PAPER, 13), "points", "no games", List.of("a", "b"), some);

        assertThat(LeaguePictures.vectors(all, "").svg()).doesNotContain("no games");
        assertThat(LeaguePictures.vectors(none, "").svg()).contains(">no games<");
    }

    @Test
    void aCrossTableIsSquare() {
        assertThatThrownBy(() -> new CrossDrawing(style(PAPER, 13), "", "", List.of("a", "b"), List.of(List.of(0.5))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void figuresCanBeReadOnEveryColour() {
        for (ChartColours theme : List.of(PAPER, DARK)) {
            PointsColours colours = PointsColours.of(style(theme, 13));
            for (int percent = 0; percent <= 100; percent++) {
                Color colour = colours.of(percent / 100.0);
                assertThat(Colours.contrast(colour, Colours.readableOn(colour))).isGreaterThanOrEqualTo(4.5);
            }
        }
    }

    @Test
    void betterAndWorseAreToldApartWithoutSeeingGreen() {
        for (ChartColours theme : List.of(PAPER, DARK)) {
            PointsColours colours = PointsColours.of(style(theme, 13));
            for (double off = 0.1; off <= 0.5; off += 0.1) {
                Color better = WithoutGreen.seen(colours.of(0.5 + off));
                Color worse = WithoutGreen.seen(colours.of(0.5 - off));
                assertThat(Colours.distance(better, worse)).isGreaterThan(100 * off);
            }
        }
    }

    @Test
    void dotsAndCurvesStandOutFromThePaper() {
        for (ChartColours theme : List.of(PAPER, DARK)) {
            assertThat(Colours.contrast(theme.paper(), theme.line())).isGreaterThanOrEqualTo(3);
            for (int i = 1; i <= 5; i++) {
                assertThat(Colours.contrast(
                                theme.paper(), theme.swatches().of(i).colour()))
                        .isGreaterThanOrEqualTo(3);
            }
        }
    }

    @Test
    void everyRowCellAndCurveIsFoundAgain() {
        RateStyle style = style(PAPER, 13);
        CrossDrawing cross = LeaguePictures.cross(STANDING, style, words::of);

        assertThat(found(LeaguePictures.ratings(STANDING, style, words::of))).containsExactly(0, 1, 2, 3);
        assertThat(found(cross)).containsExactly(1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14);
        assertThat(cross.row(7)).isEqualTo(1);
        assertThat(cross.column(7)).isEqualTo(3);
        assertThat(found(curves(STANDING, style))).containsExactly(0, 1, 2, 3);
    }

    @Test
    void whatIsLitIsSeen() {
        all(STANDING, style(PAPER, 13)).forEach(drawing -> {
            int plain = darkness(painted(drawing, OptionalInt.empty()));
            assertThat(darkness(painted(drawing, OptionalInt.of(1)))).isGreaterThan(plain);
        });
    }

    @Test
    void curvesAreOfEntrantsFromTheFirstToTheLast() {
        LeagueStanding standing = MadeUpLeague.standing(numbered(30), 2);
        List<Integer> spread = LeaguePictures.spread(standing);

        assertThat(spread).hasSize(5).doesNotHaveDuplicates();
        assertThat(spread.get(0)).isEqualTo(standing.table().get(0).entrant());
        assertThat(spread.get(4)).isEqualTo(standing.table().get(29).entrant());
    }

    @Test
    void aNameIsShortenedBetweenLettersAndCannotTurnTheOthers() {
        NameColumn column = new NameColumn(style(PAPER, 13));

        assertThat(column.shown(HOSTILE.get(2))).isEqualTo("right to left");
        assertThat(column.shown(HOSTILE.get(3))).startsWith("xxx").endsWith("…").hasSizeLessThan(60);
        assertThat(column.shown(HOSTILE.get(4))
                        .codePoints()
                        .noneMatch(letter -> letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE))
                .isTrue();
    }

    private static Stream<LeagueDrawing> all(LeagueStanding standing, RateStyle style) {
        Sentences words = new Sentences(Language.EN);
        return Stream.of(
                LeaguePictures.ratings(standing, style, words::of),
                LeaguePictures.cross(standing, style, words::of),
                curves(standing, style));
    }

    private static RatingCurves curves(LeagueStanding standing, RateStyle style) {
        return LeaguePictures.curves(
                standing,
                RatingProgress.of(standing),
                LeaguePictures.spread(standing),
                style,
                PAPER.swatches(),
                new Sentences(Language.EN)::of);
    }

    private static RateStyle style(ChartColours colours, float letters) {
        Font font = RatePictures.font().deriveFont(letters);
        return RateStyle.of(colours, font, elo -> String.valueOf(Math.round(elo)));
    }

    private static List<String> numbered(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> "entrant " + i).toList();
    }

    private static BufferedImage painted(LeagueDrawing drawing, OptionalInt lit) {
        Dimension2D size = drawing.size();
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(size.getWidth()), (int) Math.ceil(size.getHeight()), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        drawing.draw(g, new Rectangle2D.Double(0, 0, image.getWidth(), image.getHeight()), lit);
        g.dispose();
        return image;
    }

    private static int darkness(BufferedImage image) {
        int sum = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) sum += 255 - (image.getRGB(x, y) & 255);
        }
        return sum;
    }

    /** What can be clicked somewhere. */
    private static Set<Integer> found(LeagueDrawing drawing) {
        Dimension2D size = drawing.size();
        Rectangle2D area = new Rectangle2D.Double(0, 0, size.getWidth(), size.getHeight());
        Set<Integer> found = new TreeSet<>();
        for (double y = 1; y < size.getHeight(); y += 4) {
            for (double x = 1; x < size.getWidth(); x += 4) {
                drawing.at(new Point2D.Double(x, y), area).ifPresent(found::add);
            }
        }
        return found;
    }
}
