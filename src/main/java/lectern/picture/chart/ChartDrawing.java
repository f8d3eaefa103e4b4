package lectern.picture.chart;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.text.NumberFormat;
import java.util.List;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.picture.Swatch;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StackedXYBarRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.CategoryTableXYDataset;
import org.jfree.data.xy.XYDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Draws chart contents with JFreeChart: a line of totals, stacked shares, or a strip of each player's thoughts. */
public final class ChartDrawing {
    private static final int MOST_DOTS = 120;
    private static final double BAR_GAP = 0.15;
    private static final double CUT = 8;
    private static final double TILE = 16;

    private final ChartColours colours;
    private final Font font;
    private final float scale;
    private final boolean labelled;
    private final NumberFormat numbers;
    private final ChartAxes axes;

    /**
     * @param labelled whether the axes say what they measure; on the screen the controls above do
     * @param numbers how ticks are written
     */
    public ChartDrawing(ChartColours colours, Font font, float scale, boolean labelled, NumberFormat numbers) {
        this.colours = colours;
        this.font = font;
        this.scale = scale;
        this.labelled = labelled;
        this.numbers = numbers;
        axes = new ChartAxes(colours, font, numbers);
    }

    /**
     * A chart of its own.
     *
     * @param ply where the current move is marked
     */
    public JFreeChart chart(ChartContent content, int ply) {
        XYPlot plot = content.mode() == ChartMode.THOUGHT ? strips(content) : plot(content, labelled);
        mark(plot, ply);
        JFreeChart chart = new JFreeChart(null, font, plot, false);
        chart.setBackgroundPaint(colours.paper());
        chart.setPadding(new RectangleInsets(4 * scale, 4 * scale, 2 * scale, 8 * scale));
        if (content.mode() == ChartMode.CRITERIA || !content.band().isEmpty()) chart.addSubtitle(legend(content));
        return chart;
    }

    /** Players have scales of their own: a strip for each, one above the other. */
    private XYPlot strips(ChartContent content) {
        CombinedDomainXYPlot strips = new CombinedDomainXYPlot(moves(content));
        strips.setGap(6 * scale);
        for (Seat seat : Seat.values()) {
            content.thoughtsOf(seat)
                    .map(own -> labelled ? own.namedFor(content.axis()) : own)
                    .ifPresent(own -> strips.add(plot(own, true)));
        }
        return strips.getSubplots().isEmpty() ? plot(content, labelled) : strips;
    }

    private XYPlot plot(ChartContent content, boolean named) {
        Extent extent = content.extent();
        boolean stacked = content.mode() == ChartMode.CRITERIA;
        XYDataset data = stacked ? shares(content, extent) : totals(content, extent);
        XYItemRenderer renderer = stacked ? bars(content) : line(content, extent);
        XYPlot plot = new XYPlot(data, moves(content), values(content, extent, named), renderer);
        axes.dress(plot);
        if (stacked) plot.addAnnotation(new CutBars(content, cutMark(), BAR_GAP));
        if (!content.signs().isEmpty()) plot.addAnnotation(new PointSigns(content, colours, font));
        return plot;
    }

    /** Marks the current move; an earlier mark goes. */
    public void mark(XYPlot plot, int ply) {
        unmark(plot);
        for (XYPlot strip : strips(plot)) axes.mark(strip, ply, scale);
    }

    /** On paper no move is the current one. */
    public static void unmark(XYPlot plot) {
        strips(plot).forEach(XYPlot::clearDomainMarkers);
    }

    private static List<XYPlot> strips(XYPlot plot) {
        return plot instanceof CombinedDomainXYPlot strips ? strips.getSubplots() : List.of(plot);
    }

    private static XYDataset totals(ChartContent content, Extent extent) {
        XYSeries series = new XYSeries("total");
        for (ChartPoint point : content.points()) {
            Double value = content.value(point).map(extent::within).orElse(null);
            series.add((double) point.ply(), value, false);
        }
        return new XYSeriesCollection(series);
    }

    private static XYDataset shares(ChartContent content, Extent extent) {
        CategoryTableXYDataset data = new CategoryTableXYDataset();
        for (int i = 0; i < content.points().size(); i++) {
            List<Term> terms = content.terms(i);
            for (int t = 0; t < terms.size(); t++) {
                double share = extent.within(terms.get(t).contribution());
                data.add(
                        content.points().get(i).ply(), share, content.criteria().get(t), false);
            }
        }
        return data;
    }

    private XYItemRenderer line(ChartContent content, Extent extent) {
        Shape dot = new Ellipse2D.Double(-2.5 * scale, -2.5 * scale, 5 * scale, 5 * scale);
        boolean dots = content.points().size() <= MOST_DOTS;
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, dots) {
            @Override
            public Shape getItemShape(int row, int column) {
                double value = content.value(content.points().get(column)).orElse(0.0);
                return extent.cuts(value) ? arrow(value > 0) : dot;
            }

            @Override
            public boolean getItemShapeVisible(int row, int column) {
                double value = content.value(content.points().get(column)).orElse(0.0);
                return dots || extent.cuts(value);
            }
        };
        renderer.setSeriesPaint(0, colours.line());
        renderer.setSeriesStroke(0, new BasicStroke(2 * scale, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        return renderer;
    }

    /** Its tip is where a value is cut off, and points to where it really is; beyond that nothing would be seen. */
    private Shape arrow(boolean up) {
        double size = 5 * scale;
        double tip = up ? -size : size;
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(0, 0);
        arrow.lineTo(-size, -tip * 1.6);
        arrow.lineTo(size, -tip * 1.6);
        arrow.closePath();
        return arrow;
    }

    private XYItemRenderer bars(ChartContent content) {
        StackedXYBarRenderer renderer = new StackedXYBarRenderer(BAR_GAP);
        renderer.setBarPainter(new SwatchBarPainter(swatches(content), tile(), colours.paper()));
        renderer.setShadowVisible(false);
        renderer.setDrawBarOutline(false);
        return renderer;
    }

    private NumberAxis moves(ChartContent content) {
        String name = labelled ? content.moves() : null;
        NumberAxis axis = axes.styled(
                content.band().isEmpty() ? new NumberAxis(name) : new TruthAxis(name, content.band(), colours, scale));
        int last = content.points().isEmpty()
                ? 1
                : content.points().get(content.points().size() - 1).ply();
        ChartAxes.countMoves(axis, last);
        return axis;
    }

    private NumberAxis values(ChartContent content, Extent extent, boolean named) {
        NumberAxis axis = axes.styled(new NumberAxis(named ? content.axis() : null));
        axis.setRange(-extent.limit(), extent.limit());
        return axis;
    }

    /** The criteria's looks, in the order of the terms. */
    private List<Swatch> swatches(ChartContent content) {
        List<String> terms = content.terms(0).stream().map(Term::key).toList();
        return terms.stream().map(colours.swatches().of(colours.game(), terms)).toList();
    }

    private double tile() {
        return TILE * scale;
    }

    private CutMark cutMark() {
        return new CutMark(CUT * scale, colours.paper(), colours.text());
    }

    private CriteriaLegend legend(ChartContent content) {
        CriteriaLegend legend = new CriteriaLegend(font, colours, tile() / 2);
        if (content.mode() == ChartMode.CRITERIA) {
            List<Swatch> swatches = swatches(content);
            for (int i = 0; i < swatches.size(); i++)
                legend.add(swatches.get(i), content.criteria().get(i));
            if (CutBars.anyIn(content))
                legend.add(
                        cutMark(),
                        "> " + numbers.format(Math.floor(content.extent().limit())));
        }
        if (!content.band().isEmpty()) legend.add(new TruthPaint(colours, content.band(), scale));
        return legend;
    }
}
