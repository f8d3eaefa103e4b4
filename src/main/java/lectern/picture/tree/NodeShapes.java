package lectern.picture.tree;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** The outlines of nodes, around the middle of their upper edge: a roof where the highest value is taken, a point below where the lowest is. */
final class NodeShapes {
    static final double TOP = 14;
    static final double BOTTOM = 68;
    static final double TIP = 13;

    private static final double HALF = TreeLayout.WIDTH / 2;

    private NodeShapes() {}

    static Shape body() {
        return new Rectangle2D.Double(-HALF, TOP, 2 * HALF, BOTTOM - TOP);
    }

    static Shape inner(double by) {
        return new Rectangle2D.Double(-HALF + by, TOP + by, 2 * (HALF - by), BOTTOM - TOP - 2 * by);
    }

    static Shape roof() {
        return triangle(-HALF, HALF, TOP, TOP - TIP);
    }

    static Shape point() {
        return triangle(-HALF, HALF, BOTTOM, BOTTOM + TIP);
    }

    static Shape maxOutline() {
        return house(TOP, BOTTOM, TOP - TIP);
    }

    static Shape minOutline() {
        return house(BOTTOM, TOP, BOTTOM + TIP);
    }

    /** A triangle on a level line, as wide as it is given. */
    static Shape triangle(double left, double right, double base, double tip) {
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(left, base);
        triangle.lineTo((left + right) / 2, tip);
        triangle.lineTo(right, base);
        triangle.closePath();
        return triangle;
    }

    /** A box with a tip beyond one of its sides. */
    private static Shape house(double eaves, double ground, double tip) {
        Path2D house = new Path2D.Double();
        house.moveTo(-HALF, ground);
        house.lineTo(-HALF, eaves);
        house.lineTo(0, tip);
        house.lineTo(HALF, eaves);
        house.lineTo(HALF, ground);
        house.closePath();
        return house;
    }
}
