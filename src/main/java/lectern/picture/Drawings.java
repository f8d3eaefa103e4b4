package lectern.picture;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import lectern.game.board.BoardShape;
import lectern.picture.ink.Shapes;

/** Arrows and circles, as with a felt pen. Each colour has a line of its own: unbroken, dashed, dotted, and long dashes. */
final class Drawings {
    private static final double WIDTH = 0.11;
    private static final double HEAD = 0.34;

    /** An arrow to a neighbour is short, and leaves what lies on both cells uncovered. */
    private static final double NEAR = 1.5;

    private static final double SHORT = 0.24;
    private static final double[][] DASHES = {{}, {0.22, 0.14}, {0.001, 0.2}, {0.5, 0.16}};

    private final Brush brush;
    private final BoardShape board;
    private final Marks marks;

    Drawings(Brush brush, Scene scene) {
        this.brush = brush;
        board = scene.board();
        marks = scene.marks();
    }

    void paint() {
        for (Marks.Circle circle : marks.circles()) {
            line(Shapes.disc(middle(circle.cell(), true), middle(circle.cell(), false), 0.43), 0.08, circle.colour());
        }
        for (Marks.Arrow arrow : marks.arrows()) paint(arrow);
    }

    private void paint(Marks.Arrow arrow) {
        double x = middle(arrow.from(), true);
        double y = middle(arrow.from(), false);
        double across = middle(arrow.to(), true) - x;
        double down = middle(arrow.to(), false) - y;
        double length = Math.hypot(across, down);
        if (length == 0) return;
        boolean far = length > NEAR;
        double tip = far ? length + 0.02 : length / 2 + SHORT;
        double back = tip - (far ? HEAD : SHORT);
        AffineTransform there = AffineTransform.getTranslateInstance(x, y);
        there.rotate(across, down);
        line(
                there.createTransformedShape(new Line2D.Double(far ? 0.2 : tip - 2 * SHORT, 0, back, 0)),
                WIDTH,
                arrow.colour());
        Path2D head = new Path2D.Double();
        head.moveTo(tip, 0);
        head.lineTo(back, -0.6 * (tip - back));
        head.lineTo(back, 0.6 * (tip - back));
        head.closePath();
        Shape point = there.createTransformedShape(head);
        brush.draw("mark.halo", 0.05, point);
        brush.fill(colour(arrow.colour()), point);
    }

    private void line(Shape line, double width, int colour) {
        double[] dashes = DASHES[Math.floorMod(colour, Marks.COLOURS)];
        brush.draw("mark.halo", width + 0.05, line);
        if (dashes.length == 0) {
            brush.draw(colour(colour), width, line);
        } else {
            brush.dash(colour(colour), width, dashes[0], dashes[1], line);
        }
    }

    private Color colour(int number) {
        return brush.palette().of("drawn", number + 1, Marks.COLOURS);
    }

    private double middle(int cell, boolean across) {
        return (across ? board.column(cell) : board.row(cell)) + 0.5;
    }
}
