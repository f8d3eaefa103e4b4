package lectern.gui.inspector.decision.view;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.TexturePaint;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import javax.swing.UIManager;
import lectern.gui.board.BoardColours;
import lectern.picture.Mark;

/**
 * What a criterion looks like in bars and legends: a colour that colour-blind people can tell from the others, and
 * stripes once the colours are used up.
 */
public final class CriterionPaint {
    private static final int TILE = 6;

    private CriterionPaint() {}

    /**
     * @param index the criterion's place in its evaluator, as in the chart
     */
    public static Paint of(int index) {
        Color colour = colour(index % Mark.Kind.GROUPS + 1);
        return index < Mark.Kind.GROUPS ? colour : striped(colour);
    }

    /** A colour of the theme; of the light one if the look knows none. */
    public static Color colour(int group) {
        Color themed = UIManager.getColor(BoardColours.PREFIX + "mark.group." + group);
        return themed != null ? themed : BoardColours.palette().of("mark.group", group, Mark.Kind.GROUPS);
    }

    private static Paint striped(Color colour) {
        BufferedImage tile = new BufferedImage(TILE, TILE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = tile.createGraphics();
        g.setColor(colour);
        g.fillRect(0, 0, TILE, TILE);
        g.setColor(UIManager.getColor("Table.background"));
        for (int shift = -TILE; shift <= TILE; shift += TILE) g.draw(new Line2D.Float(shift, TILE, shift + TILE, 0));
        g.dispose();
        return new TexturePaint(tile, new Rectangle(TILE, TILE));
    }
}
