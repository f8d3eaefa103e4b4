package lectern.picture;

import static lectern.picture.Shapes.path;

import java.awt.Shape;

/** Syrtis's towers, seen a little from above: the white one is round with a pennant, the black one square with a banner. */
final class Towers {
    private static final Shape ROUND_WALL = path("M 34 36 L 34 76 Q 34 84 50 84 Q 66 84 66 76 L 66 36 Z");
    private static final Shape ROUND_SHADE = path("M 56 36 L 66 36 L 66 76 Q 66 82 56 83.6 Z");
    private static final Shape ROUND_CROWN =
            path("M 29 22 Q 32 24.5 36 25.5 L 36 31 Q 40 32 44 32.4 L 44 27 Q 50 27.6 56 27 "
                    + "L 56 32.4 Q 60 32 64 31 L 64 25.5 Q 68 24.5 71 22 L 71 38 Q 66 44 50 44 Q 34 44 29 38 Z");
    private static final Shape ROUND_DOOR = path("M 43 84 L 43 69 Q 43 61 50 61 Q 57 61 57 69 L 57 84 Q 50 85 43 84 Z");
    private static final Shape ROUND_POLE = path("M 50 28 L 50 8");
    private static final Shape PENNANT = path("M 51 8 L 71 13 L 51 19 Z");

    private static final Shape SQUARE_WALL = path("M 32 36 L 32 82 L 68 82 L 68 36 Z");
    private static final Shape SQUARE_SHADE = path("M 57 36 L 68 36 L 68 82 L 57 82 Z");
    private static final Shape SQUARE_CROWN =
            path("M 26 22 L 36 22 L 36 30 L 45 30 L 45 22 L 55 22 L 55 30 L 64 30 L 64 22 L 74 22 L 74 43 L 26 43 Z");
    private static final Shape SQUARE_DOOR = path("M 43 82 L 43 63 L 57 63 L 57 82 Z");
    private static final Shape SQUARE_POLE = path("M 50 28 L 50 7");
    private static final Shape BANNER = path("M 51 7 L 69 7 L 69 18 L 51 18 Z");

    private Towers() {}

    static void paint(Brush brush, boolean white) {
        if (white) {
            paint(brush, "syrtis.tower.white", ROUND_WALL, ROUND_SHADE, ROUND_CROWN, ROUND_DOOR, ROUND_POLE, PENNANT);
        } else {
            paint(
                    brush,
                    "syrtis.tower.black",
                    SQUARE_WALL,
                    SQUARE_SHADE,
                    SQUARE_CROWN,
                    SQUARE_DOOR,
                    SQUARE_POLE,
                    BANNER);
        }
    }

    private static void paint(
            Brush brush, String key, Shape wall, Shape shade, Shape crown, Shape door, Shape pole, Shape flag) {
        brush.g().translate(0.5, 0.86);
        brush.g().scale(0.9, 0.9);
        brush.g().translate(-0.5, -0.84);
        for (Shape part : new Shape[] {wall, crown, flag, pole}) brush.draw(key + ".halo", 0.1, part);
        brush.draw(key + ".edge", 0.04, pole);
        brush.outlined(key + ".flag", key + ".edge", 0.025, flag);
        brush.fill(key, wall);
        brush.fill(key + ".shade", shade);
        brush.draw(key + ".edge", 0.03, wall);
        brush.outlined(key, key + ".edge", 0.03, crown);
        brush.fill(key + ".edge", door);
    }
}
