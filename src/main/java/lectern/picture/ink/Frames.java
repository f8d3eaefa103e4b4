package lectern.picture.ink;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Frames of single cells. */
public final class Frames {
    private static final double WEDGE = 0.2;
    private static final double CORNER = 0.26;
    private static final double EDGE = 0.06;

    private Frames() {}

    /** A frame inside a cell, with round corners. */
    public static Shape inset(Rectangle2D cell, double by) {
        return Shapes.box(
                cell.getX() + by, cell.getY() + by, cell.getWidth() - 2 * by, cell.getHeight() - 2 * by, 0.06);
    }

    /** A triangle in each corner. */
    public static Shape wedges(Rectangle2D cell) {
        Path2D wedges = new Path2D.Double();
        for (int i = 0; i < 4; i++) {
            wedges.moveTo(x(cell, i, EDGE / 2), y(cell, i, EDGE / 2));
            wedges.lineTo(x(cell, i, WEDGE), y(cell, i, EDGE / 2));
            wedges.lineTo(x(cell, i, EDGE / 2), y(cell, i, WEDGE));
            wedges.closePath();
        }
        return wedges;
    }

    /** An angle in each corner. */
    public static Shape corners(Rectangle2D cell) {
        Path2D corners = new Path2D.Double();
        for (int i = 0; i < 4; i++) {
            corners.moveTo(x(cell, i, CORNER), y(cell, i, EDGE));
            corners.lineTo(x(cell, i, EDGE), y(cell, i, EDGE));
            corners.lineTo(x(cell, i, EDGE), y(cell, i, CORNER));
        }
        return corners;
    }

    private static double x(Rectangle2D cell, int corner, double inwards) {
        return corner % 2 == 0 ? cell.getMinX() + inwards : cell.getMaxX() - inwards;
    }

    private static double y(Rectangle2D cell, int corner, double inwards) {
        return corner < 2 ? cell.getMinY() + inwards : cell.getMaxY() - inwards;
    }
}
