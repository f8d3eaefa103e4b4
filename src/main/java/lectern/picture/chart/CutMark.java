package lectern.picture.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;

/** A jagged line across a bar: here it is cut, and its value lies beyond the scale. */
public record CutMark(double size, Color paper, Color ink) {
    private static final int TEETH = 5;

    /** Along a line, with teeth to both sides of it. */
    public void paint(Graphics2D g, Line2D along) {
        double dx = (along.getX2() - along.getX1()) / TEETH;
        double dy = (along.getY2() - along.getY1()) / TEETH;
        double length = Math.max(1e-9, Math.hypot(dx, dy));
        Path2D teeth = new Path2D.Double();
        teeth.moveTo(along.getX1(), along.getY1());
        for (int tooth = 1; tooth <= TEETH; tooth++) {
            double aside = tooth == TEETH ? 0 : (tooth % 2 == 0 ? -size : size) / 3;
            teeth.lineTo(
                    along.getX1() + tooth * dx - aside * dy / length, along.getY1() + tooth * dy + aside * dx / length);
        }
        draw(g, teeth, paper, size * 0.8);
        draw(g, teeth, ink, size / 5);
    }

    private static void draw(Graphics2D g, Path2D teeth, Color colour, double width) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.draw(teeth);
    }
}
