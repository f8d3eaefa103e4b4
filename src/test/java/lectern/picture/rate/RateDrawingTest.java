package lectern.picture.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javax.imageio.ImageIO;
import lectern.games.Games;
import lectern.picture.chart.ChartColours;
import lectern.play.pairs.PairedRate;
import org.junit.jupiter.api.Test;

class RateDrawingTest {
    private static final Rectangle2D AREA = new Rectangle2D.Double(0, 0, RatePictures.WIDTH, RatePictures.HEIGHT);

    private final RateStyle style =
            RateStyle.of(ChartColours.onPaper(Games.ALL.get(0)), RatePictures.font(), number -> String.valueOf(number));

    @Test
    void everyPointOfACurveCanBeClicked() {
        assertThat(clickable(curve())).containsExactly(0, 1, 2);
    }

    @Test
    void everyCellOfAMapCanBeClicked() {
        assertThat(clickable(map())).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    void aPointWithoutGamesIsNotDrawn() {
        RateCurve curve = new RateCurve(
                style,
                "x",
                "y",
                List.of(new RatePoint(0, 0, PairedRate.of(List.of())), point(1, 0, 0.4)),
                0,
                1,
                OptionalDouble.empty());

        assertThat(curve.points()).hasSize(1);
    }

    @Test
    void withoutPointsThereIsAnEmptyCurve() {
        RateCurve empty = new RateCurve(style, "x", "y", List.of(), 0, 1, OptionalDouble.of(0.5));

        assertThat(RatePictures.vectors(empty, "nothing yet").svg()).contains("50.0 %", "<title>nothing yet</title>");
        assertThat(clickable(empty)).isEmpty();
    }

    @Test
    void theMapSaysEachRateInItsCell() {
        assertThat(RatePictures.vectors(map(), "map").svg()).contains(">25<", ">50<", ">75<", ">90<", "measured");
    }

    @Test
    void aPngIsTwiceAsFineAsItIsLarge() throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(RatePictures.png(curve())));

        assertThat(image.getWidth()).isEqualTo((int) (2 * RatePictures.WIDTH));
        assertThat(image.getHeight()).isEqualTo((int) (2 * RatePictures.HEIGHT));
    }

    @Test
    void aPointThatIsLitIsDrawnLarger() {
        assertThat(inked(curve(), OptionalInt.of(1))).isGreaterThan(inked(curve(), OptionalInt.empty()));
    }

    private RateCurve curve() {
        return new RateCurve(
                style,
                "across",
                "up",
                List.of(point(0, 0, 0.25), point(0.5, 0, 0.5), point(1, 0, 0.75)),
                0,
                1,
                OptionalDouble.of(0.5));
    }

    private RateMap map() {
        return new RateMap(
                style,
                "across",
                "up",
                "measured",
                List.of(0.0, 1.0),
                List.of(0.0, 1.0),
                List.of(point(0, 0, 0.25), point(1, 0, 0.5), point(0, 1, 0.75), point(1, 1, 0.9)));
    }

    private static RatePoint point(double x, double row, double rate) {
        return new RatePoint(x, row, new PairedRate(20, 20 * rate, 20 * rate * rate));
    }

    /** The points that are found somewhere, in the order in which they are met. */
    private static List<Integer> clickable(RateDrawing drawing) {
        List<Integer> found = new ArrayList<>();
        for (double y = 1; y < AREA.getHeight(); y += 5) {
            for (double x = 1; x < AREA.getWidth(); x += 5) {
                OptionalInt point = drawing.at(new Point2D.Double(x, y), AREA);
                if (point.isPresent() && !found.contains(point.getAsInt())) found.add(point.getAsInt());
            }
        }
        return found;
    }

    private long inked(RateDrawing drawing, OptionalInt lit) {
        BufferedImage image =
                new BufferedImage((int) AREA.getWidth(), (int) AREA.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        drawing.draw(g, AREA, lit);
        g.dispose();
        int line = style.line().getRGB();
        long count = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) if (image.getRGB(x, y) == line) count++;
        }
        return count;
    }
}
