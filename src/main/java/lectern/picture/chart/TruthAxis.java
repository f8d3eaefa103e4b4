package lectern.picture.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.ui.RectangleEdge;

/**
 * An axis of moves with a band between it and the values: who is proven to win, and flags where the values point to the
 * other side. Where a chart is too low, the band is left out.
 */
final class TruthAxis extends NumberAxis {
    private static final double FLAGS = 11;
    private static final double BAND = 10;
    private static final double GAP = 3;

    /** How many times as high as the band a chart must be to have one. */
    private static final double LEAST = 4.5;

    private final transient TruthBand band;
    private final transient TruthPaint paint;
    private final double size;
    private boolean roomy;

    TruthAxis(String name, TruthBand band, ChartColours colours, float size) {
        super(name);
        this.band = band;
        this.size = size;
        paint = new TruthPaint(colours, band, size);
    }

    private double height() {
        return (FLAGS + BAND + GAP) * size;
    }

    @Override
    public AxisSpace reserveSpace(Graphics2D g, Plot plot, Rectangle2D area, RectangleEdge edge, AxisSpace space) {
        AxisSpace reserved = super.reserveSpace(g, plot, area, edge, space);
        roomy = edge.equals(RectangleEdge.BOTTOM) && area.getHeight() > LEAST * height();
        if (roomy) reserved.add(height(), edge);
        return reserved;
    }

    @Override
    public AxisState draw(
            Graphics2D g,
            double cursor,
            Rectangle2D plotArea,
            Rectangle2D dataArea,
            RectangleEdge edge,
            PlotRenderingInfo info) {
        if (!roomy) return super.draw(g, cursor, plotArea, dataArea, edge, info);
        paintWinners(g, cursor + FLAGS * size, dataArea);
        for (int ply : band.misjudged()) {
            double middle = valueToJava2D(ply, dataArea, RectangleEdge.BOTTOM);
            double half = FLAGS * size * 0.6;
            paint.flag(g, new Rectangle2D.Double(middle - half, cursor + 2 * size, 2 * half, (FLAGS - 3) * size));
        }
        return super.draw(g, cursor + height(), plotArea, dataArea, edge, info);
    }

    /** Positions in a row that the same side wins are one piece of the band. */
    private void paintWinners(Graphics2D g, double top, Rectangle2D dataArea) {
        int plies = band.truth().plies().size();
        int from = 0;
        for (int ply = 1; ply <= plies; ply++) {
            if (ply < plies && band.truth().at(ply) == band.truth().at(from)) continue;
            double left = valueToJava2D(from - 0.5, dataArea, RectangleEdge.BOTTOM);
            double right = valueToJava2D(ply - 0.5, dataArea, RectangleEdge.BOTTOM);
            paint.winner(
                    g,
                    new Rectangle2D.Double(left, top, right - left, BAND * size),
                    band.truth().at(from));
            from = ply;
        }
    }
}
