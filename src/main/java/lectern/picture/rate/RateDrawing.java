package lectern.picture.rate;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;

/** A drawing of rates, whose points can be found again. */
public interface RateDrawing {
    /** @param lit which of its points is shown larger, if one is */
    void draw(Graphics2D g, Rectangle2D area, OptionalInt lit);

    /** The point that is meant by a place in the area; empty if none is near. */
    OptionalInt at(Point2D place, Rectangle2D area);
}
