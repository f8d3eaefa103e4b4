package lectern.picture.chart;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import lectern.game.Term;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/** A jagged line across the end of each stacked bar that goes on beyond the scale. */
final class CutBars extends AbstractXYAnnotation {
    /** How far from the edge the line is, of its size. */
    private static final double INSIDE = 0.8;

    private final transient ChartContent content;
    private final transient CutMark mark;
    private final double gap;

    /**
     * @param gap which share of the room of a bar is left free
     */
    CutBars(ChartContent content, CutMark mark, double gap) {
        this.content = content;
        this.mark = mark;
        this.gap = gap;
    }

    static boolean anyIn(ChartContent content) {
        return content.points().stream().anyMatch(point -> cuts(content, point, 1) || cuts(content, point, -1));
    }

    private static boolean cuts(ChartContent content, ChartPoint point, int sign) {
        List<Term> terms = point.evaluation().terms();
        double stacked = terms.stream()
                .mapToDouble(term -> Math.max(0, sign * term.contribution()))
                .sum();
        return content.extent().cuts(stacked);
    }

    @Override
    public void draw(
            Graphics2D g,
            XYPlot plot,
            Rectangle2D area,
            ValueAxis domain,
            ValueAxis range,
            int index,
            PlotRenderingInfo info) {
        for (ChartPoint point : content.points()) {
            double half = (1 - gap) / 2;
            double left = domain.valueToJava2D(point.ply() - half, area, RectangleEdge.BOTTOM);
            double right = domain.valueToJava2D(point.ply() + half, area, RectangleEdge.BOTTOM);
            for (int sign : new int[] {1, -1}) {
                if (!cuts(content, point, sign)) continue;
                double edge = sign > 0 ? area.getMinY() : area.getMaxY();
                double y = edge + sign * INSIDE * mark.size();
                mark.paint(g, new Line2D.Double(left, y, right, y));
            }
        }
    }
}
