package lectern.picture.league;

import java.awt.geom.Dimension2D;
import lectern.picture.rate.RateDrawing;

/** A picture of a league. What can be lit and clicked are its rows, cells or curves. */
public interface LeagueDrawing extends RateDrawing {
    /** In what size all of it can be read. Wider is well; what is less high is cut off. */
    Dimension2D size();
}
