package lectern.picture.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Evaluation;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.picture.Mark;
import org.jfree.chart.JFreeChart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the band below a chart looks. */
class TruthBandTest {
    private static final int WIDTH = 600;

    private static ChartContent content(Game game, ChartMode mode, ProvenWinner... winners) {
        Position last = game.start(1).position();
        List<ChartPoint> points = new ArrayList<>();
        for (int ply = 0; ply < winners.length; ply++) points.add(point(ply));
        return ChartContent.of(points, mode, last, Phrase::key)
                .with(new Truth(List.of(winners), 100), last, Phrase::key);
    }

    private static ChartPoint point(int ply) {
        return new ChartPoint(
                ply,
                ply,
                Optional.empty(),
                Optional.empty(),
                new Evaluation(Seat.FIRST, List.of(new Term("count", 5, 1, Cells.NONE))),
                Optional.empty(),
                Optional.empty());
    }

    private static BufferedImage picture(Game game, ChartContent content, int width, int height) {
        return drawn(game, content).createBufferedImage(width, height);
    }

    private static JFreeChart drawn(Game game, ChartContent content) {
        return new ChartDrawing(
                        ChartColours.onPaper(game.kind()),
                        new Font(Font.SANS_SERIF, Font.PLAIN, 12),
                        1,
                        false,
                        NumberFormat.getInstance(Locale.ROOT))
                .chart(content, 9);
    }

    private static long pixels(BufferedImage picture, Color colour) {
        int[] all = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
        return java.util.stream.IntStream.of(all)
                .filter(pixel -> pixel == colour.getRGB())
                .count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
    void everyKindOfWinnerLooksUnlikeTheOthersWithoutColourToo(String id) {
        Game game = Games.read(id);
        ChartContent content = content(game, ChartMode.TOTAL, ProvenWinner.values());
        TruthPaint paint = new TruthPaint(ChartColours.onPaper(game.kind()), content.band(), 1);
        List<BufferedImage> looks = new ArrayList<>();
        for (ProvenWinner winner : ProvenWinner.values()) {
            BufferedImage grey = new BufferedImage(60, 20, BufferedImage.TYPE_BYTE_GRAY);
            Graphics2D g = grey.createGraphics();
            g.setPaint(Color.WHITE);
            g.fillRect(0, 0, 60, 20);
            paint.winner(g, new Rectangle2D.Double(5, 5, 50, 10), winner);
            looks.add(grey);
        }
        for (int one = 0; one < looks.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(differences(looks.get(one), looks.get(other)))
                        .as("%d and %d", one, other)
                        .isGreaterThan(20);
            }
        }
    }

    private static int differences(BufferedImage one, BufferedImage other) {
        int differences = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                int grey = one.getRaster().getSample(x, y, 0);
                if (Math.abs(grey - other.getRaster().getSample(x, y, 0)) > 32) differences++;
            }
        }
        return differences;
    }

    @ParameterizedTest
    @EnumSource(ChartMode.class)
    void aSidesWinHasTheColourOfItsPiecesInEveryMode(ChartMode mode) {
        Game game = Games.read("infection");
        Position start = game.start(1).position();
        Color blue = ChartColours.onPaper(game.kind())
                .swatches()
                .of(new Mark.Group(2, start.view().emblem(Seat.SECOND)))
                .colour();
        ChartContent won = content(game, mode, ProvenWinner.UNKNOWN, ProvenWinner.SECOND, ProvenWinner.SECOND);
        ChartContent open = content(game, mode, ProvenWinner.UNKNOWN, ProvenWinner.UNKNOWN, ProvenWinner.UNKNOWN);
        assertThat(pixels(picture(game, won, WIDTH, 300), blue))
                .isGreaterThan(pixels(picture(game, open, WIDTH, 300), blue) + 50);
    }

    @Test
    void whereTheValuePointsTheWrongWayThereIsAFlag() {
        Game game = Games.read("infection");
        ChartContent wrong = content(game, ChartMode.TOTAL, ProvenWinner.SECOND, ProvenWinner.SECOND);
        ChartContent right = content(game, ChartMode.TOTAL, ProvenWinner.FIRST, ProvenWinner.FIRST);
        assertThat(wrong.band().misjudged()).containsExactlyInAnyOrder(0, 1);
        assertThat(right.band().misjudged()).isEmpty();
        Color ink = ChartColours.onPaper(game.kind()).text();
        assertThat(pixels(picture(game, wrong, WIDTH, 300), ink))
                .isGreaterThan(pixels(picture(game, right, WIDTH, 300), ink) + 20);
    }

    @Test
    void aChartTooLowForTheBandGivesItsRoomToTheValues() {
        Game game = Games.read("infection");
        ChartContent content = content(game, ChartMode.TOTAL, ProvenWinner.FIRST, ProvenWinner.FIRST);
        ChartContent none = content(game, ChartMode.TOTAL, ProvenWinner.UNKNOWN, ProvenWinner.UNKNOWN);
        BufferedImage low = picture(game, content, 200, 70);
        BufferedImage plain = picture(game, none, 200, 70);
        assertThat(differences(grey(low), grey(plain))).isLessThan(30);
    }

    private static BufferedImage grey(BufferedImage image) {
        BufferedImage grey = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
        grey.createGraphics().drawImage(image, 0, 0, null);
        return grey;
    }
}
