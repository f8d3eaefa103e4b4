package lectern.picture.saving;

import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.function.Function;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.picture.chart.ChartColours;
import lectern.picture.export.BoardExport;
import lectern.picture.export.VectorPicture;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;

/**
 * The curves as a picture for other programs. No display is needed.
 *
 * @param title what it shows, for those who cannot see it
 */
public record NodePicture(
        GameKind game, NodeCurves content, String title, NumberFormat numbers, Function<Phrase, String> words) {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 420;
    private static final float LETTERS = 13;

    /** A PNG has this many dots for each unit of the others, so that it is sharp in print. */
    private static final int DENSITY = 2;

    public byte[] bytes(BoardExport.Format format) {
        return switch (format) {
            case PNG -> png();
            case SVG -> vectors().svg().getBytes(StandardCharsets.UTF_8);
            case PDF -> vectors().pdf();
        };
    }

    private VectorPicture vectors() {
        JFreeChart chart = chart();
        return new VectorPicture(title, WIDTH, HEIGHT, g -> chart.draw(g, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT)));
    }

    private byte[] png() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ChartUtils.writeScaledChartAsPNG(bytes, chart(), WIDTH, HEIGHT, DENSITY, DENSITY);
        } catch (IOException inMemory) {
            throw new IllegalStateException(inMemory);
        }
        return bytes.toByteArray();
    }

    private JFreeChart chart() {
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(LETTERS);
        return new NodeDrawing(ChartColours.onPaper(game), font, 1.2f, numbers, words).chart(content, 0, true);
    }
}
