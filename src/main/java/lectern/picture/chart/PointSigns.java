package lectern.picture.chart;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/** The signs of points, each above its point, or below it where there is no room above. */
final class PointSigns extends AbstractXYAnnotation {
    /** How far from the point, of the size of the letters. */
    private static final double GAP = 0.5;

    private final transient ChartContent content;
    private final transient ChartColours colours;
    private final Font font;

    PointSigns(ChartContent content, ChartColours colours, Font font) {
        this.content = content;
        this.colours = colours;
        this.font = font.deriveFont(Font.BOLD);
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
        Extent extent = content.extent();
        for (ChartPoint point : content.points()) {
            String sign = content.signs().get(point.ply());
            if (sign == null) continue;
            double value = content.value(point).map(extent::within).orElse(0.0);
            double x = domain.valueToJava2D(point.ply(), area, RectangleEdge.BOTTOM);
            double y = range.valueToJava2D(value, area, RectangleEdge.LEFT);
            draw(g, new TextLayout(sign, font, g.getFontRenderContext()), x, y, area);
        }
    }

    /** With the paper around it, so that a line behind it does not cross it out. */
    private void draw(Graphics2D g, TextLayout sign, double x, double y, Rectangle2D area) {
        double size = sign.getAscent();
        double above = y - GAP * size;
        double base = above - size < area.getMinY() ? y + (1 + GAP) * size : above;
        double left = Math.max(area.getMinX(), Math.min(area.getMaxX() - sign.getAdvance(), x - sign.getAdvance() / 2));
        java.awt.Shape letters = sign.getOutline(AffineTransform.getTranslateInstance(left, base));
        g.setStroke(new java.awt.BasicStroke((float) (size / 4), 1, 1));
        g.setColor(colours.paper());
        g.draw(letters);
        g.setColor(colours.text());
        g.fill(letters);
    }
}
