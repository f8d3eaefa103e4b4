package lectern.picture.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import lectern.picture.Mark;

/**
 * How winners look in a band: a side's is its colour with its pattern, a draw two lines, and what is not known a line of
 * dots; what points the wrong way has a flag.
 */
record TruthPaint(ChartColours colours, TruthBand band, float size) {
    private static final double TILE = 10;

    void winner(Graphics2D g, Rectangle2D area, ProvenWinner winner) {
        Optional<Mark.Group> look = winner.seat().map(seat -> band.looks().get(seat));
        if (look.isPresent()) {
            colours.swatches().of(look.get()).fill(g, area, TILE * size, colours.paper());
            outline(g, area);
        } else if (winner == ProvenWinner.NEITHER) {
            line(g, area, 0.33, new BasicStroke(1.4f * size));
            line(g, area, 0.67, new BasicStroke(1.4f * size));
            outline(g, area);
        } else {
            float[] dots = {size, 4 * size};
            line(g, area, 0.5, new BasicStroke(size, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dots, 0));
        }
    }

    private void outline(Graphics2D g, Rectangle2D area) {
        g.setPaint(colours.text());
        g.setStroke(new BasicStroke(0.8f * size));
        g.draw(area);
    }

    private void line(Graphics2D g, Rectangle2D area, double down, BasicStroke stroke) {
        g.setPaint(colours.text());
        g.setStroke(stroke);
        double y = area.getY() + down * area.getHeight();
        g.draw(new Line2D.Double(area.getMinX(), y, area.getMaxX(), y));
    }

    /** A flag that stands on the bottom of an area, in its middle. */
    void flag(Graphics2D g, Rectangle2D area) {
        double half = Math.min(area.getHeight(), area.getWidth()) / 2;
        Path2D flag = new Path2D.Double();
        flag.moveTo(area.getCenterX(), area.getMaxY() - 1.7 * half);
        flag.lineTo(area.getCenterX() + half, area.getMaxY());
        flag.lineTo(area.getCenterX() - half, area.getMaxY());
        flag.closePath();
        g.setPaint(colours.text());
        g.fill(flag);
    }
}
