package lectern.picture.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** How two curves on one chart are told apart, also without colours: by their strokes, and by what marks their points. */
public enum CurveLook {
    /** A line with dots. */
    FIRST(1, 0, 0),
    /** A broken line with hollow squares. */
    SECOND(3, 6, 4);

    private static final double RADIUS = 2.8;

    private final int number;

    /** How long a dash is, and the gap behind it; 0 where the line is whole. */
    private final float dash;

    private final float gap;

    CurveLook(int number, float dash, float gap) {
        this.number = number;
        this.dash = dash;
        this.gap = gap;
    }

    Color colour(ChartColours colours) {
        return colours.swatches().of(number).colour();
    }

    Stroke stroke(float scale) {
        if (dash == 0) return new BasicStroke(2 * scale, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        float[] scaled = {dash * scale, gap * scale};
        return new BasicStroke(2 * scale, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, scaled, 0);
    }

    /** Round the origin. */
    Shape point(float scale) {
        double radius = RADIUS * scale;
        return this == FIRST
                ? new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius)
                : new Rectangle2D.Double(-radius, -radius, 2 * radius, 2 * radius);
    }

    boolean isHollow() {
        return this == SECOND;
    }

    /** A piece of the curve with a point in its middle, as in a legend. */
    public void paintSample(Graphics2D g, Rectangle2D area, ChartColours colours, float scale) {
        g.setPaint(colour(colours));
        g.setStroke(stroke(scale));
        g.draw(new Line2D.Double(area.getMinX(), area.getCenterY(), area.getMaxX(), area.getCenterY()));
        Shape point = AffineTransform.getTranslateInstance(area.getCenterX(), area.getCenterY())
                .createTransformedShape(point(scale));
        g.setPaint(isHollow() ? colours.paper() : colour(colours));
        g.fill(point);
        g.setPaint(colour(colours));
        g.setStroke(new BasicStroke(1.4f * scale));
        g.draw(point);
    }
}
