package lectern.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Hatch;

/** A colour and a pattern, which together tell what is shown from everything else that is shown beside it. */
public record Swatch(Color colour, int pattern) {
    /** A bar or a legend's square: the colour, with the pattern in the colour of the paper. */
    public void fill(Graphics2D g, Rectangle2D area, double tile, Color paper) {
        g.setPaint(colour);
        g.fill(area);
        lines(g, area, tile, Colours.translucent(paper, 0.8));
    }

    /** A region's square in a legend, as on the board: a frame with the pattern in the colour. */
    public void frame(Graphics2D g, Rectangle2D area, double tile, Color paper) {
        g.setPaint(paper);
        g.fill(area);
        lines(g, area, tile, colour);
        g.setPaint(colour);
        g.setStroke(new BasicStroke((float) (tile / 8)));
        double half = tile / 16;
        g.draw(new Rectangle2D.Double(
                area.getX() + half, area.getY() + half, area.getWidth() - 2 * half, area.getHeight() - 2 * half));
    }

    private void lines(Graphics2D g, Rectangle2D area, double tile, Color ink) {
        g.setPaint(ink);
        g.setStroke(new BasicStroke((float) (tile / 14), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(Hatch.within(area, tile, pattern));
    }
}
