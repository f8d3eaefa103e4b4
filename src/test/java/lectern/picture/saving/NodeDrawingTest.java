package lectern.picture.saving;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import lectern.game.Game;
import lectern.games.Games;
import lectern.picture.chart.ChartColours;
import lectern.picture.export.BoardExport;
import lectern.search.SearchVariant;
import lectern.search.Stop;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsPlan;
import lectern.search.saving.SavingsRun;
import lectern.text.Language;
import lectern.text.Sentences;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.junit.jupiter.api.Test;

class NodeDrawingTest {
    private static final int PERFT = SearchVariant.LADDER.size();

    private final Game game = Games.read("infection");
    private final ChartColours colours = ChartColours.onPaper(game.kind());
    private final Sentences words = new Sentences(Language.EN);
    private final NumberFormat numbers = NumberFormat.getIntegerInstance(Locale.ENGLISH);

    @Test
    void thePointsAreTheNodesOfEachDepth() {
        Savings savings = savings(100_000);
        XYPlot plot = chart(savings).getXYPlot();

        assertThat(plot.getRangeAxis()).isInstanceOf(LogAxis.class);
        for (int series = 0; series < PERFT; series++) {
            for (int depth = 1; depth <= 3; depth++) {
                long nodes = savings.row(SearchVariant.LADDER.get(series), depth)
                        .orElseThrow()
                        .nodes();
                assertThat(plot.getDataset().getXValue(series, depth - 1)).isEqualTo(depth);
                assertThat(plot.getDataset().getYValue(series, depth - 1)).isEqualTo((double) nodes);
            }
        }
        assertThat(plot.getDataset().getYValue(PERFT, 2))
                .isEqualTo((double) savings.perft(3).getAsLong());
    }

    @Test
    void everyCurveHasAColourAndAShapeOfItsOwnAndThePerftNone() {
        XYLineAndShapeRenderer renderer = renderer(savings(100_000));

        assertThat(IntStream.range(0, PERFT).mapToObj(renderer::getSeriesPaint)).doesNotHaveDuplicates();
        assertThat(Arrays.stream(CurveMark.values()).map(CurveMark::unit)).doesNotHaveDuplicates();
        assertThat(CurveMark.values()).hasSameSizeAs(SearchVariant.LADDER);
        assertThat(renderer.getSeriesShapesVisible(PERFT)).isFalse();
        assertThat(renderer.getSeriesPaint(PERFT)).isEqualTo(colours.text());
    }

    @Test
    void aSearchThatWasGivenUpIsHollowAndTheLimitIsMarked() {
        Savings given = savings(1_000);
        XYLineAndShapeRenderer renderer = renderer(given);

        assertThat(renderer.getItemFillPaint(0, 1)).isNotEqualTo(colours.paper());
        assertThat(renderer.getItemFillPaint(0, 2)).isEqualTo(colours.paper());
        assertThat(chart(given).getXYPlot().getRangeMarkers(Layer.BACKGROUND)).hasSize(1);
        assertThat(chart(savings(100_000)).getXYPlot().getRangeMarkers(Layer.BACKGROUND))
                .isNullOrEmpty();
    }

    @Test
    void beforeAnythingIsSearchedThereAreAxesAndALegend() throws IOException {
        SavingsPlan plan =
                SavingsPlan.ofLadder(game.start(0).position(), game.kind().strong(), 3);

        String svg = new String(
                picture(new Savings(plan, List.of(), List.of(), false)).bytes(BoardExport.Format.SVG),
                StandardCharsets.UTF_8);

        assertThat(svg).contains("<title>curves</title>", "Depth", "+ iterative deepening");
    }

    @Test
    void theCurvesBecomeAPicture() throws IOException {
        byte[] png = picture(savings(100_000)).bytes(BoardExport.Format.PNG);
        byte[] pdf = picture(savings(100_000)).bytes(BoardExport.Format.PDF);

        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getRGB(0, 0)).isEqualTo(Color.WHITE.getRGB());
        assertThat(new String(pdf, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("%PDF");
    }

    private XYLineAndShapeRenderer renderer(Savings savings) {
        return (XYLineAndShapeRenderer) chart(savings).getXYPlot().getRenderer();
    }

    private JFreeChart chart(Savings savings) {
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
        return new NodeDrawing(colours, font, 1, numbers, words::of).chart(NodeCurves.of(savings), 1, true);
    }

    private NodePicture picture(Savings savings) {
        return new NodePicture(game.kind(), NodeCurves.of(savings), "curves", numbers, words::of);
    }

    private Savings savings(long nodes) {
        SavingsPlan plan =
                new SavingsPlan(game.start(0).position(), game.kind().strong(), SearchVariant.LADDER, 3, 0, nodes);
        return new SavingsRun(plan, new Stop(), found -> {}).run();
    }
}
