package lectern.picture.export;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import lectern.picture.Swatch;

/** How a group looks on a board, as a small square on paper. */
public final class SwatchPicture {
    private SwatchPicture() {}

    /**
     * @param name what looks like that
     * @param size how wide and high it is
     */
    public static VectorPicture of(Swatch swatch, String name, double size) {
        Rectangle2D area = new Rectangle2D.Double(0, 0, size, size);
        return new VectorPicture(name, size, size, g -> swatch.frame(g, area, size, Color.WHITE));
    }
}
