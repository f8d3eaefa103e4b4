package lectern.picture.chart;

import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.text.NumberFormat;
import lectern.game.GameKind;
import lectern.picture.export.VectorPicture;
import org.jfree.chart.JFreeChart;

/** A chart for print: a small one, with its axes named and no move marked. */
public final class ChartPicture {
    private static final float LETTERS = 8;
    private static final float SCALE = 0.7f;

    private ChartPicture() {}

    /**
     * @param title what it shows, for those who cannot see it
     * @param numbers how ticks are written
     */
    public static VectorPicture of(
            GameKind game, ChartContent content, String title, double width, double height, NumberFormat numbers) {
        ChartColours colours = ChartColours.onPaper(game);
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(LETTERS);
        JFreeChart chart = new ChartDrawing(colours, font, SCALE, true, numbers).chart(content, 0);
        ChartDrawing.unmark(chart.getXYPlot());
        return new VectorPicture(title, width, height, g -> chart.draw(g, new Rectangle2D.Double(0, 0, width, height)));
    }
}
