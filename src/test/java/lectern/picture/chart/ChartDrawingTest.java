package lectern.picture.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.play.Match;
import lectern.play.Note;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.junit.jupiter.api.Test;

class ChartDrawingTest {
    private static final int WIDTH = 600;
    private static final int HEIGHT = 600;

    @Test
    void aValueThatIsCutOffIsSeenAsAnArrowAtTheEdge() {
        Position lost = Games.read("shiftago").read("7/ooooo2/7/7/7/7/7 x 17 17");
        List<ChartPoint> points = new Curve()
                .points(Match.from(lost), lost.game().evaluator("strong").orElseThrow(), Seat.FIRST);
        ChartContent content = new ChartContent(points, ChartMode.TOTAL, List.of(), "for X", "move", Map.of());
        assertThat(content.extent().cuts(points.get(0).value())).isTrue();

        ChartColours colours = ChartColours.onPaper(lost.game().kind());
        assertThat(pixels(picture(content, colours), 0, WIDTH, colours.line())).isGreaterThan(20);
    }

    @Test
    void oneBarOfAThousandIsCutAndDoesNotFlattenTheRest() {
        ChartContent content = content(3, 8, -5, 1000, 6);

        assertThat(content.extent().limit()).isLessThan(20);
        assertThat(CutBars.anyIn(content)).isTrue();
        assertThat(CutBars.anyIn(content(3, 8, -5, 10, 6))).isFalse();
    }

    @Test
    void aCutBarHasAJaggedEndAndTheLegendSaysFromWhichValueOn() {
        ChartColours colours = ChartColours.onPaper(shiftago().kind());
        BufferedImage cut = picture(content(3, 8, -5, 1000, 6), colours);
        BufferedImage whole = picture(content(3, 8, -5, 8, 6), colours);

        assertThat(pixels(cut, 0, WIDTH, colours.text())).isGreaterThan(pixels(whole, 0, WIDTH, colours.text()));
    }

    @Test
    void barsAndLegendShowEachCriterionAsItLooksElsewhere() {
        Game syrtis = Games.read("syrtis");
        Evaluator strong = syrtis.evaluator("strong").orElseThrow();
        ChartColours colours = ChartColours.onPaper(syrtis.kind());
        List<Term> terms = new ArrayList<>();
        for (var part : strong.parts()) terms.add(new Term(part.criterion().key(), terms.size() + 5, 1, Cells.NONE));
        ChartPoint point = point(0, terms);
        List<String> names = terms.stream().map(Term::key).toList();
        BufferedImage picture = picture(
                new ChartContent(List.of(point), ChartMode.CRITERIA, names, "for White", "move", Map.of()), colours);

        for (Term term : terms) {
            Color colour = colours.swatches().of(syrtis.kind(), term.key()).colour();
            assertThat(pixels(picture, 0, WIDTH / 2, colour)).as(term.key()).isPositive();
        }
    }

    private static Game shiftago() {
        return Games.read("shiftago");
    }

    private static ChartContent content(double... values) {
        List<ChartPoint> points = new ArrayList<>();
        for (double value : values) points.add(point(points.size(), List.of(new Term("runs", value, 1, Cells.NONE))));
        return new ChartContent(points, ChartMode.CRITERIA, List.of("Runs"), "for X", "move", Map.of());
    }

    private static ChartPoint point(int ply, List<Term> terms) {
        return new ChartPoint(
                ply,
                ply,
                Optional.empty(),
                Optional.empty(),
                new Evaluation(Seat.FIRST, terms),
                Optional.empty(),
                Optional.empty());
    }

    private static BufferedImage picture(ChartContent content, ChartColours colours) {
        return new ChartDrawing(
                        colours,
                        new Font(Font.SANS_SERIF, Font.PLAIN, 12),
                        1,
                        false,
                        NumberFormat.getInstance(Locale.ROOT))
                .chart(content, 9)
                .createBufferedImage(WIDTH, HEIGHT);
    }

    private static long pixels(BufferedImage picture, int from, int to, Color colour) {
        int[] pixels = picture.getRGB(from, 0, to - from, HEIGHT, null, 0, to - from);
        return IntStream.of(pixels).filter(pixel -> pixel == colour.getRGB()).count();
    }

    @Test
    void onPaperTheStripOfAPlayerSaysForWhomItsScoresAreGood() {
        assertThat(strips(true))
                .extracting(strip -> strip.getRangeAxis().getLabel())
                .containsExactly("Red, for Red", "Blue, for Red");
    }

    @Test
    void whatEachPlayerThoughtHasAStripAndAScaleOfItsOwn() {
        List<XYPlot> strips = strips(false);

        assertThat(strips).extracting(strip -> strip.getRangeAxis().getLabel()).containsExactly("Red", "Blue");
        assertThat(strips.get(0).getRangeAxis().getUpperBound()).isLessThan(10);
        assertThat(strips.get(1).getRangeAxis().getUpperBound()).isGreaterThan(4000);
        assertThat(strips.get(1).getDataset().getYValue(0, 0)).isEqualTo(4000);
    }

    private static List<XYPlot> strips(boolean labelled) {
        Match match = Match.from(Games.read("infection").start(1).position());
        for (String note : List.of("score 2", "score -4000", "score 3", "loss in 6")) {
            match = match.play(match.position().move(0));
            match = match.noted(match.cursor(), List.of(Note.annotation(note)));
        }
        List<ChartPoint> points =
                new Curve().points(match, match.game().evaluator("strong").orElseThrow(), Seat.FIRST);
        ChartContent content = new ChartContent(
                points,
                ChartMode.THOUGHT,
                List.of(),
                "for Red",
                "move",
                Map.of(Seat.FIRST, "Red", Seat.SECOND, "Blue"));

        XYPlot plot = new ChartDrawing(
                        ChartColours.onPaper(match.game().kind()),
                        new Font(Font.SANS_SERIF, Font.PLAIN, 12),
                        1,
                        labelled,
                        NumberFormat.getInstance(Locale.ROOT))
                .chart(content, 2)
                .getXYPlot();

        assertThat(plot).isInstanceOf(CombinedDomainXYPlot.class);
        return ((CombinedDomainXYPlot) plot).getSubplots();
    }
}
