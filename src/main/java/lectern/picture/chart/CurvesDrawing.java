package lectern.picture.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.text.NumberFormat;
import java.util.List;
import java.util.Set;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * Draws what two evaluators make of one game as two curves. Where one is much steeper than the other, each has a scale
 * of its own, the second's to the right; 0 is at the same height.
 */
public final class CurvesDrawing {
    /** Evaluators that differ more in what they call much have scales of their own. */
    private static final double APART = 3;

    private static final int MOST_POINTS = 120;
    private static final int BAND_ALPHA = 90;

    private final ChartColours colours;
    private final Font font;
    private final float scale;
    private final ChartAxes axes;

    public CurvesDrawing(ChartColours colours, Font font, float scale, NumberFormat numbers) {
        this.colours = colours;
        this.font = font;
        this.scale = scale;
        axes = new ChartAxes(colours, font, numbers);
    }

    /** Whether the second curve is drawn on a scale of its own. */
    public static boolean areApart(List<ChartPoint> first, List<ChartPoint> second) {
        double ratio = limit(first) / limit(second);
        return ratio > APART || ratio < 1 / APART;
    }

    private static double limit(List<ChartPoint> points) {
        return Extent.of(points, ChartMode.TOTAL).limit();
    }

    /**
     * @param marked plies that have a band behind them
     * @param ply the current one
     */
    public JFreeChart chart(List<ChartPoint> first, List<ChartPoint> second, Set<Integer> marked, int ply) {
        boolean apart = areApart(first, second);
        Extent one = new Extent(apart ? limit(first) : Math.max(limit(first), limit(second)));
        Extent other = apart ? new Extent(limit(second)) : one;
        NumberAxis moves = axes.styled(new NumberAxis());
        ChartAxes.countMoves(moves, first.get(first.size() - 1).ply());
        XYPlot plot = new XYPlot(data(first, one), moves, values(one), line(CurveLook.FIRST, first.size()));
        axes.dress(plot);
        plot.setDataset(1, data(second, other));
        plot.setRenderer(1, line(CurveLook.SECOND, second.size()));
        if (apart) {
            plot.setRangeAxis(1, values(other));
            plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT);
            plot.mapDatasetToRangeAxis(1, 1);
        }
        for (int band : marked) plot.addDomainMarker(band(band), Layer.BACKGROUND);
        axes.mark(plot, ply, scale);
        JFreeChart chart = new JFreeChart(null, font, plot, false);
        chart.setBackgroundPaint(colours.paper());
        chart.setPadding(new RectangleInsets(4 * scale, 4 * scale, 2 * scale, 8 * scale));
        return chart;
    }

    private IntervalMarker band(int ply) {
        return new IntervalMarker(ply - 0.5, ply + 0.5, bandColour(colours));
    }

    /** What lies behind marked plies. */
    public static Color bandColour(ChartColours colours) {
        Color grid = colours.now();
        return new Color(grid.getRed(), grid.getGreen(), grid.getBlue(), BAND_ALPHA);
    }

    private NumberAxis values(Extent extent) {
        NumberAxis axis = axes.styled(new NumberAxis());
        axis.setRange(-extent.limit(), extent.limit());
        return axis;
    }

    private static XYDataset data(List<ChartPoint> points, Extent extent) {
        XYSeries series = new XYSeries("total");
        for (ChartPoint point : points) series.add(point.ply(), extent.within(point.value()), false);
        return new XYSeriesCollection(series);
    }

    private XYLineAndShapeRenderer line(CurveLook look, int points) {
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, points <= MOST_POINTS);
        renderer.setSeriesPaint(0, look.colour(colours));
        renderer.setSeriesStroke(0, look.stroke(scale));
        renderer.setSeriesShape(0, look.point(scale));
        renderer.setUseFillPaint(true);
        renderer.setDefaultFillPaint(look.isHollow() ? colours.paper() : look.colour(colours));
        renderer.setSeriesFillPaint(0, look.isHollow() ? colours.paper() : look.colour(colours));
        renderer.setSeriesOutlineStroke(0, new BasicStroke(1.4f * scale));
        return renderer;
    }
}
