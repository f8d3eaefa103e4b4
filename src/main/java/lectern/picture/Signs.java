package lectern.picture;

import static lectern.picture.ink.Shapes.path;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import lectern.game.board.Layer;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Shapes;
import lectern.telling.Travel;

/**
 * Signs for how a move goes, which differ in shape: an arch for a leap, an arrow for a walk, an arrow on a plank for
 * what takes the ground along, a cross for what is taken away, and the piece itself for what is put down.
 */
final class Signs {
    private static final double RADIUS = 0.155;
    private static final Shape LEAP = path("M -62 38 C -50 -70 40 -70 52 24 M 26 4 L 53 30 L 76 0");
    private static final Shape WALK = path("M -66 0 L 62 0 M 26 -36 L 64 0 L 26 36");
    private static final Shape CARRY = path("M -62 -24 L 58 -24 M 26 -54 L 60 -24 L 26 6 M -62 42 L 62 42");
    private static final Shape GONE = path("M -44 -44 L 44 44 M -44 44 L 44 -44");

    private final Graphics2D g;
    private final Scene scene;

    Signs(Graphics2D g, Scene scene) {
        this.g = g;
        this.scene = scene;
    }

    /** Around a point, in units of a cell. */
    void paint(Travel travel, double x, double y) {
        Color ground = scene.palette().of("mark.halo");
        Color ink = Colours.readableOn(ground);
        Brush brush = new Brush(g, scene.palette());
        Shape plate = Shapes.disc(x, y, RADIUS);
        AffineTransform before = g.getTransform();
        if (travel.placed().isPresent()) {
            double size = 2.3 * RADIUS;
            Shape square = Shapes.box(x - size / 2, y - size / 2, size, size, 0.06);
            brush.outlined(scene.skin().ground(scene.palette()), ink, 0.015, square);
            g.translate(x - size / 2, y - size / 2);
            g.scale(size, size);
            scene.skin().paintToken(g, travel.placed().get(), Layer.PIECE, scene.palette());
        } else {
            brush.outlined(ground, ink, 0.015, plate);
            g.translate(x, y);
            g.scale(RADIUS, RADIUS);
            brush.draw(ink, 0.2, shape(travel.manner()));
        }
        g.setTransform(before);
    }

    private static Shape shape(Travel.Manner manner) {
        return switch (manner) {
            case LEAPT -> LEAP;
            case WALKED -> WALK;
            case CARRIED -> CARRY;
            case REMOVED -> GONE;
            case PLACED -> throw new IllegalArgumentException("what is placed is its own sign");
        };
    }
}
