package lectern.picture.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.play.Match;
import org.junit.jupiter.api.Test;

class ChartDrawingTest {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 200;

    @Test
    void aValueThatIsCutOffIsSeenAsAnArrowAtTheEdge() {
        Position lost = Games.read("shiftago").read("7/ooooo2/7/7/7/7/7 x 17 17");
        List<ChartPoint> points = new Curve()
                .points(Match.from(lost), lost.game().evaluator("strong").orElseThrow(), Seat.FIRST);
        ChartContent content = new ChartContent(points, ChartMode.TOTAL, List.of(), "for X", "move");
        assertThat(content.extent().cuts(points.get(0).value())).isTrue();

        ChartColours colours = ChartColours.onPaper(List.of(Color.BLUE));
        BufferedImage picture = new ChartDrawing(
                        colours,
                        new Font(Font.SANS_SERIF, Font.PLAIN, 12),
                        1,
                        false,
                        NumberFormat.getInstance(Locale.ROOT))
                .chart(content, 9)
                .createBufferedImage(WIDTH, HEIGHT);
        int[] pixels = picture.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
        assertThat(IntStream.of(pixels).filter(pixel -> pixel == Color.BLUE.getRGB()))
                .hasSizeGreaterThan(20);
    }
}
