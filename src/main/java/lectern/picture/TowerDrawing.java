package lectern.picture;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.List;

/** A tower, seen a little from above: the white one is round with a pennant, the black one square with a banner. */
record TowerDrawing(String key, Shape wall, Shape shade, Shape crown, Shape door, Shape pole, Shape flag) {
    static final TowerDrawing WHITE = new TowerDrawing(
            "sandbank.tower.white",
            drawn("M 34 36 L 34 76 Q 34 84 50 84 Q 66 84 66 76 L 66 36 Z"),
            drawn("M 56 36 L 66 36 L 66 76 Q 66 82 56 83.6 Z"),
            drawn("M 29 22 Q 32 24.5 36 25.5 L 36 31 Q 40 32 44 32.4 L 44 27 Q 50 27.6 56 27 "
                    + "L 56 32.4 Q 60 32 64 31 L 64 25.5 Q 68 24.5 71 22 L 71 38 Q 66 44 50 44 Q 34 44 29 38 Z"),
            drawn("M 43 84 L 43 69 Q 43 61 50 61 Q 57 61 57 69 L 57 84 Q 50 85 43 84 Z"),
            drawn("M 50 28 L 50 8"),
            drawn("M 51 8 L 71 13 L 51 19 Z"));

    static final TowerDrawing BLACK = new TowerDrawing(
            "sandbank.tower.black",
            drawn("M 32 36 L 32 82 L 68 82 L 68 36 Z"),
            drawn("M 57 36 L 68 36 L 68 82 L 57 82 Z"),
            drawn("M 26 22 L 36 22 L 36 30 L 45 30 L 45 22 L 55 22 L 55 30 L 64 30 L 64 22 L 74 22 L 74 43 L 26 43 Z"),
            drawn("M 43 82 L 43 63 L 57 63 L 57 82 Z"),
            drawn("M 50 28 L 50 7"),
            drawn("M 51 7 L 69 7 L 69 18 L 51 18 Z"));

    void paint(Brush brush) {
        for (Shape part : List.of(wall, crown, flag, pole)) brush.draw(key + ".halo", 0.09, part);
        brush.draw(key + ".edge", 0.036, pole);
        brush.outlined(key + ".flag", key + ".edge", 0.023, flag);
        brush.fill(key, wall);
        brush.fill(key + ".shade", shade);
        brush.draw(key + ".edge", 0.027, wall);
        brush.outlined(key, key + ".edge", 0.027, crown);
        brush.fill(key + ".edge", door);
    }

    /** A little smaller than the cell, so that the tile beneath is seen. */
    private static Shape drawn(String path) {
        return new AffineTransform(0.9, 0, 0, 0.9, 0.05, 0.104).createTransformedShape(Shapes.path(path));
    }
}
