package lectern.picture.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.RectangularShape;
import java.util.List;
import lectern.picture.Swatch;
import org.jfree.chart.renderer.xy.XYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.ui.RectangleEdge;

/** Paints each criterion's share of a bar in its colour and pattern, with lines only: an export stays sharp. */
record SwatchBarPainter(List<Swatch> swatches, double tile, Color paper) implements XYBarPainter {
    @Override
    public void paintBar(
            Graphics2D g, XYBarRenderer renderer, int row, int column, RectangularShape bar, RectangleEdge base) {
        swatches.get(row).fill(g, bar.getFrame(), tile, paper);
    }

    @Override
    public void paintBarShadow(
            Graphics2D g,
            XYBarRenderer renderer,
            int row,
            int column,
            RectangularShape bar,
            RectangleEdge base,
            boolean pegged) {
        // Bars lie flat.
    }
}
