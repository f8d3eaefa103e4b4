package lectern.picture.ink;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Patterns that fill a cell, and go on in the next one without a seam. */
public final class Hatch {
    public static final int DOTS = 5;

    /** How many patterns there are. */
    public static final int PATTERNS = 8;

    private static final int RISING = 1;

    private static final double STEP = 0.25;

    private Hatch() {}

    /** The lines of a pattern, from 1 to 8, in some cells. */
    public static Shape in(List<Rectangle2D> cells, int pattern) {
        Path2D lines = new Path2D.Double();
        for (Rectangle2D cell : cells) {
            switch (pattern) {
                case 1 -> slanted(lines, cell, false, STEP);
                case 2 -> slanted(lines, cell, true, STEP);
                case 3 -> straight(lines, cell, true, STEP);
                case 4 -> straight(lines, cell, false, STEP);
                case DOTS -> dots(lines, cell);
                case 6 -> {
                    slanted(lines, cell, false, 2 * STEP);
                    slanted(lines, cell, true, 2 * STEP);
                }
                case 7 -> {
                    straight(lines, cell, false, 2 * STEP);
                    straight(lines, cell, true, 2 * STEP);
                }
                default -> zigzags(lines, cell);
            }
        }
        return lines;
    }

    /** The pattern of a seat, numbered from 1: slanted lines, or dots. */
    public static int ofSide(int seat) {
        return seat == 1 ? RISING : DOTS;
    }

    /** The lines of a pattern within an area whose cells have a certain size; nothing sticks out of it. */
    public static Shape within(Rectangle2D area, double size, int pattern) {
        List<Rectangle2D> cells = new ArrayList<>();
        for (int y = 0; y * size < area.getHeight(); y++) {
            for (int x = 0; x * size < area.getWidth(); x++) cells.add(new Rectangle2D.Double(x, y, 1, 1));
        }
        AffineTransform place = AffineTransform.getTranslateInstance(area.getX(), area.getY());
        place.scale(size, size);
        Path2D lines = new Path2D.Double();
        double[] at = new double[6];
        double x = 0;
        double y = 0;
        for (PathIterator parts = in(cells, pattern).getPathIterator(place); !parts.isDone(); parts.next()) {
            boolean draws = parts.currentSegment(at) == PathIterator.SEG_LINETO;
            if (draws) cut(lines, area, new Line2D.Double(x, y, at[0], at[1]));
            x = at[0];
            y = at[1];
        }
        return lines;
    }

    /** Adds the part of a line that lies within an area. */
    private static void cut(Path2D lines, Rectangle2D area, Line2D line) {
        double dx = line.getX2() - line.getX1();
        double dy = line.getY2() - line.getY1();
        double[] steps = {-dx, dx, -dy, dy};
        double[] room = {
            line.getX1() - area.getMinX(),
            area.getMaxX() - line.getX1(),
            line.getY1() - area.getMinY(),
            area.getMaxY() - line.getY1()
        };
        double from = 0;
        double to = 1;
        for (int border = 0; border < steps.length; border++) {
            if (steps[border] == 0 && room[border] < 0) return;
            if (steps[border] < 0) from = Math.max(from, room[border] / steps[border]);
            if (steps[border] > 0) to = Math.min(to, room[border] / steps[border]);
        }
        if (from >= to) return;
        lines.moveTo(line.getX1() + from * dx, line.getY1() + from * dy);
        lines.lineTo(line.getX1() + to * dx, line.getY1() + to * dy);
    }

    private static void slanted(Path2D lines, Rectangle2D cell, boolean falling, double step) {
        for (double along = step / 2; along < 2; along += step) {
            double low = Math.max(0, along - 1);
            double high = Math.min(1, along);
            double from = falling ? 1 - low : low;
            double to = falling ? 1 - high : high;
            line(lines, cell, from, high, to, low);
        }
    }

    private static void straight(Path2D lines, Rectangle2D cell, boolean lying, double step) {
        for (double at = step / 2; at < 1; at += step) {
            if (lying) line(lines, cell, 0, at, 1, at);
            else line(lines, cell, at, 0, at, 1);
        }
    }

    private static void dots(Path2D lines, Rectangle2D cell) {
        for (double y = STEP / 2; y < 1; y += STEP) {
            for (double x = STEP / 2; x < 1; x += STEP) line(lines, cell, x, y, x, y + 0.01);
        }
    }

    private static void zigzags(Path2D lines, Rectangle2D cell) {
        for (double y = STEP / 2; y < 1; y += STEP) {
            lines.moveTo(cell.getX(), cell.getY() + y);
            for (double x = STEP / 2; x <= 1; x += STEP) {
                lines.lineTo(cell.getX() + x, cell.getY() + y - STEP / 3);
                lines.lineTo(cell.getX() + x + STEP / 2, cell.getY() + y);
            }
        }
    }

    private static void line(Path2D lines, Rectangle2D cell, double x1, double y1, double x2, double y2) {
        lines.moveTo(cell.getX() + x1, cell.getY() + y1);
        lines.lineTo(cell.getX() + x2, cell.getY() + y2);
    }
}
