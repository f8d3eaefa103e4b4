package lectern.picture.chart;

import java.awt.BasicStroke;
import java.awt.Font;
import java.text.NumberFormat;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;

/**
 * What the axes and the ground of all charts look like.
 *
 * @param numbers how ticks are written
 */
public record ChartAxes(ChartColours colours, Font font, NumberFormat numbers) {
    NumberAxis styled(NumberAxis axis) {
        letter(axis);
        axis.setNumberFormatOverride(numbers);
        return axis;
    }

    /** Gives an axis its letters and colours. */
    public void letter(Axis axis) {
        axis.setLabelFont(font);
        axis.setTickLabelFont(font);
        axis.setLabelPaint(colours.text());
        axis.setTickLabelPaint(colours.text());
        axis.setAxisLinePaint(colours.grid());
        axis.setTickMarkPaint(colours.grid());
        axis.setLabelInsets(RectangleInsets.ZERO_INSETS);
    }

    /** From the start to a ply; a short game leaves room for what comes. */
    static void countMoves(NumberAxis axis, int last) {
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        axis.setRange(-0.5, Math.max(10, last) + 0.5);
    }

    public void dress(XYPlot plot) {
        plot.setBackgroundPaint(colours.paper());
        plot.setOutlineVisible(false);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinePaint(colours.grid());
        plot.setRangeZeroBaselineVisible(true);
        plot.setRangeZeroBaselinePaint(colours.text());
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    }

    /** Marks a move as the current one. */
    public void mark(XYPlot plot, int ply, float scale) {
        plot.addDomainMarker(new ValueMarker(ply, colours.now(), new BasicStroke(2 * scale)), Layer.BACKGROUND);
    }
}
