package lectern.picture.rate;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import lectern.picture.Swatch;

/**
 * How a series of shares is told from the others, also without colours: by the dashes of its curve, by what marks its
 * points, and by the pattern of its bars.
 *
 * @param number which dashes and marks it has
 */
public record SeriesLook(Swatch swatch, int number) {
    private static final float[][] DASHES = {{}, {7, 4}, {2, 3}, {9, 3, 2, 3}, {14, 4}, {4, 2}};
    private static final double RADIUS = 3;

    public Stroke stroke(float scale) {
        float[] dashes = DASHES[number % DASHES.length].clone();
        if (dashes.length == 0) return new BasicStroke(1.8f * scale, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        for (int i = 0; i < dashes.length; i++) dashes[i] *= scale;
        return new BasicStroke(1.8f * scale, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
    }

    /** Round a place: a dot, a square, a triangle, a diamond, and so on. */
    public Shape mark(double x, double y, double scale) {
        double r = RADIUS * scale;
        return switch (number % 4) {
            case 0 -> new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
            case 1 -> new Rectangle2D.Double(x - r, y - r, 2 * r, 2 * r);
            case 2 -> polygon(x, y - 1.2 * r, x + 1.2 * r, y + r, x - 1.2 * r, y + r);
            default -> polygon(x, y - 1.3 * r, x + 1.3 * r, y, x, y + 1.3 * r, x - 1.3 * r, y);
        };
    }

    /** The second round of marks is hollow. */
    public boolean isHollow() {
        return number >= 4;
    }

    private static Shape polygon(double... corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) path.lineTo(corners[i], corners[i + 1]);
        path.closePath();
        return path;
    }
}
