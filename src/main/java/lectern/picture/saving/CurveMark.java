package lectern.picture.saving;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * What marks the points of a curve: each shape can be told from the others without its colour, and each is a little
 * smaller than the one before, so that of points in one place all are seen.
 */
enum CurveMark {
    CIRCLE {
        @Override
        Shape unit() {
            return new Ellipse2D.Double(-1, -1, 2, 2);
        }
    },
    SQUARE {
        @Override
        Shape unit() {
            return new Rectangle2D.Double(-0.9, -0.9, 1.8, 1.8);
        }
    },
    TRIANGLE {
        @Override
        Shape unit() {
            return closed(0, -1.2, 1.1, 0.8, -1.1, 0.8);
        }
    },
    DIAMOND {
        @Override
        Shape unit() {
            return closed(0, -1.25, 1.25, 0, 0, 1.25, -1.25, 0);
        }
    },
    TIP_DOWN {
        @Override
        Shape unit() {
            return closed(0, 1.2, 1.1, -0.8, -1.1, -0.8);
        }
    },
    PLUS {
        @Override
        Shape unit() {
            double in = 0.42;
            double out = 1.25;
            return closed(
                    -in, -out, in, -out, in, -in, out, -in, out, in, in, in, in, out, -in, out, -in, in, -out, in, -out,
                    -in, -in, -in);
        }
    },
    BAR {
        @Override
        Shape unit() {
            return new Rectangle2D.Double(-1.5, -0.55, 3, 1.1);
        }
    };

    private static final double LARGEST = 5;
    private static final double STEP = 0.35;

    /** With a radius near 1, round the origin. */
    abstract Shape unit();

    static CurveMark of(int curve) {
        return values()[curve % values().length];
    }

    /** Round the origin. */
    Shape shape(float scale) {
        double size = scale * (LARGEST - STEP * ordinal());
        return AffineTransform.getScaleInstance(size, size).createTransformedShape(unit());
    }

    private static Path2D closed(double... corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) path.lineTo(corners[i], corners[i + 1]);
        path.closePath();
        return path;
    }
}
