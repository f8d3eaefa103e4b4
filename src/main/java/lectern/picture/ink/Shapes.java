package lectern.picture.ink;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Locale;
import java.util.Scanner;

/** Shapes within the unit square of a cell. */
public final class Shapes {
    private Shapes() {}

    public static Shape disc(double x, double y, double radius) {
        return oval(x, y, radius, radius);
    }

    public static Shape oval(double x, double y, double across, double down) {
        return new Ellipse2D.Double(x - across, y - down, 2 * across, 2 * down);
    }

    public static Shape box(double x, double y, double width, double height, double corner) {
        return new RoundRectangle2D.Double(x, y, width, height, 2 * corner, 2 * corner);
    }

    /** A square around the middle of the cell. */
    public static Shape square(double side, double corner) {
        return box(0.5 - side / 2, 0.5 - side / 2, side, side, corner);
    }

    public static Shape line(double x1, double y1, double x2, double y2) {
        return new Line2D.Double(x1, y1, x2, y2);
    }

    public static Shape without(Shape shape, Shape hole) {
        Area area = new Area(shape);
        area.subtract(new Area(hole));
        return area;
    }

    /** A lying shape after a quarter turn. */
    public static Shape upright(Shape shape) {
        return AffineTransform.getQuadrantRotateInstance(1, 0.5, 0.5).createTransformedShape(shape);
    }

    public static Shape moved(Shape shape, double x, double y) {
        return AffineTransform.getTranslateInstance(x, y).createTransformedShape(shape);
    }

    /** Both a shape and its mirror image on the other side of the cell. */
    public static Shape onBothSides(Shape shape) {
        Path2D both = new Path2D.Double(shape);
        both.append(new AffineTransform(-1, 0, 0, 1, 1, 0).createTransformedShape(shape), false);
        return both;
    }

    /**
     * A path as SVG writes it, with the absolute commands {@code M L Q C Z}, a space between any two words, and 100
     * units to the width of a cell.
     */
    public static Shape path(String text) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        Scanner words = new Scanner(text).useLocale(Locale.ROOT);
        while (words.hasNext()) {
            String command = words.next();
            switch (command) {
                case "M" -> path.moveTo(number(words), number(words));
                case "L" -> path.lineTo(number(words), number(words));
                case "Q" -> path.quadTo(number(words), number(words), number(words), number(words));
                case "C" ->
                    path.curveTo(
                            number(words), number(words), number(words), number(words), number(words), number(words));
                case "Z" -> path.closePath();
                default -> throw new IllegalArgumentException("no command is called " + command);
            }
        }
        return path;
    }

    private static double number(Scanner words) {
        return words.nextDouble() / 100;
    }
}
