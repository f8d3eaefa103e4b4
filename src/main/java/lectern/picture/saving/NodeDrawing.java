package lectern.picture.saving;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.geom.Line2D;
import java.text.NumberFormat;
import java.util.LongSummaryStatistics;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.picture.chart.ChartAxes;
import lectern.picture.chart.ChartColours;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * Draws how many positions each way of searching looks at, depth by depth, on a logarithmic scale. Curves differ in
 * their colour and in what marks their points; the perft is dashed. A search that was given up has a hollow point.
 *
 * @param numbers how ticks are written
 */
public record NodeDrawing(
        ChartColours colours, Font font, float scale, NumberFormat numbers, Function<Phrase, String> words) {
    private static final Color NONE = new Color(0, 0, 0, 0);
    private static final double TEN = 10;

    /** Room above the highest point, as a factor. */
    private static final double ABOVE = 1.7;

    private static final int FEWEST_DEPTHS = 2;
    private static final float DASH = 5;

    /**
     * @param depth which is marked; 0 for none
     * @param beside whether the legend stands beside the curves, or else below
     */
    public JFreeChart chart(NodeCurves content, int depth, boolean beside) {
        ChartAxes axes = new ChartAxes(colours, font, numbers);
        XYPlot plot = new XYPlot(data(content), depths(axes, content), nodes(axes, content), renderer(content));
        axes.dress(plot);
        plot.setRangeZeroBaselineVisible(false);
        plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
        plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        content.limit().ifPresent(limit -> plot.addRangeMarker(limit(limit), Layer.BACKGROUND));
        if (depth > 0) axes.mark(plot, depth, scale);
        JFreeChart chart = new JFreeChart(null, font, plot, false);
        chart.addLegend(legend(plot, beside));
        chart.setBackgroundPaint(colours.paper());
        chart.setPadding(new RectangleInsets(4 * scale, 4 * scale, 2 * scale, 8 * scale));
        return chart;
    }

    private XYSeriesCollection data(NodeCurves content) {
        XYSeriesCollection data = new XYSeriesCollection();
        for (NodeCurves.NodeCurve curve : content.curves()) {
            XYSeries series = new XYSeries(words.apply(curve.name()));
            for (NodeCurves.NodePoint point : curve.points()) series.add(point.depth(), (double) point.nodes(), false);
            data.addSeries(series);
        }
        return data;
    }

    private NumberAxis depths(ChartAxes axes, NodeCurves content) {
        NumberAxis axis = new NumberAxis(words.apply(Phrase.of("saving.axis.depth")));
        axes.letter(axis);
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        axis.setNumberFormatOverride(numbers);
        axis.setRange(0.7, Math.max(FEWEST_DEPTHS, content.deepest()) + 0.3);
        return axis;
    }

    private LogAxis nodes(ChartAxes axes, NodeCurves content) {
        LogAxis axis = new LogAxis(words.apply(Phrase.of("saving.axis.nodes")));
        axes.letter(axis);
        axis.setBase(TEN);
        axis.setTickUnit(new NumberTickUnit(1));
        axis.setNumberFormatOverride(numbers);
        LongSummaryStatistics known =
                content.points().stream().mapToLong(NodeCurves.NodePoint::nodes).summaryStatistics();
        double least = known.getCount() == 0 ? 1 : known.getMin();
        double most = known.getCount() == 0 ? 1 : known.getMax();
        double low = Math.pow(TEN, Math.floor(Math.log10(least)));
        axis.setRange(0.8 * low, Math.max(TEN * low, ABOVE * most));
        return axis;
    }

    private XYLineAndShapeRenderer renderer(NodeCurves content) {
        XYLineAndShapeRenderer renderer = new Hollow(content);
        for (int i = 0; i < content.curves().size(); i++) {
            boolean searched = content.curves().get(i).searched();
            Color colour = searched ? colours.swatches().of(i + 1).colour() : colours.text();
            renderer.setSeriesPaint(i, colour);
            renderer.setSeriesFillPaint(i, colour);
            renderer.setSeriesStroke(i, searched ? line() : dashed(1.6f));
            renderer.setSeriesShape(i, CurveMark.of(i).shape(scale));
            renderer.setSeriesShapesVisible(i, searched);
            renderer.setSeriesOutlineStroke(i, new BasicStroke(1.4f * scale));
        }
        renderer.setUseFillPaint(true);
        renderer.setUseOutlinePaint(false);
        renderer.setLegendLine(new Line2D.Double(-11 * scale, 0, 11 * scale, 0));
        return renderer;
    }

    private BasicStroke line() {
        return new BasicStroke(1.6f * scale, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    private BasicStroke dashed(float width) {
        float[] dashes = {DASH * scale, DASH * scale};
        return new BasicStroke(width * scale, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
    }

    private ValueMarker limit(long nodes) {
        ValueMarker marker = new ValueMarker(nodes, colours.now(), dashed(1));
        marker.setLabel(words.apply(Phrase.of("saving.given-up", nodes)));
        marker.setLabelFont(font);
        marker.setLabelPaint(colours.text());
        marker.setLabelBackgroundColor(NONE);
        marker.setLabelAnchor(RectangleAnchor.TOP_LEFT);
        marker.setLabelTextAnchor(TextAnchor.BOTTOM_LEFT);
        return marker;
    }

    private LegendTitle legend(XYPlot plot, boolean beside) {
        LegendTitle legend = new LegendTitle(plot);
        legend.setItemFont(font);
        legend.setItemPaint(colours.text());
        legend.setBackgroundPaint(colours.paper());
        legend.setFrame(BlockBorder.NONE);
        legend.setPosition(beside ? RectangleEdge.RIGHT : RectangleEdge.BOTTOM);
        legend.setItemLabelPadding(new RectangleInsets(2 * scale, 3 * scale, 2 * scale, 6 * scale));
        legend.setPadding(new RectangleInsets(2 * scale, 6 * scale, 2 * scale, 0));
        return legend;
    }

    /** Points of searches that were given up are hollow. */
    private final class Hollow extends XYLineAndShapeRenderer {
        private final transient NodeCurves content;

        private Hollow(NodeCurves content) {
            super(true, true);
            this.content = content;
        }

        @Override
        public Paint getItemFillPaint(int series, int item) {
            boolean finished = content.curves().get(series).points().get(item).finished();
            return finished ? getSeriesPaint(series) : colours.paper();
        }
    }
}
