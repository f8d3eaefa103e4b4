package lectern.picture.rate;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The plot of a drawing of shares, from nothing to a highest share, with its legend at the right. */
final class ShareAxes {
    private final RateStyle style;
    private final PlotFrame frame;
    private final double highest;

    /** @param highest the share at the upper end */
    ShareAxes(RateStyle style, double highest) {
        this.style = style;
        this.highest = highest;
        frame = new PlotFrame(style);
    }

    Rectangle2D plot(Rectangle2D area, List<ShareSeries> series, String rest) {
        double legend = new ShareLegend(style).width(series, rest);
        return frame.plot(area, "100 %", PlotFrame.LITTLE * frame.height(), Math.max(14 * style.scale(), legend));
    }

    double y(Rectangle2D plot, double share) {
        return plot.getMaxY() - share / highest * plot.getHeight();
    }

    void draw(Graphics2D g, Rectangle2D area, Rectangle2D plot, String across, String up) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(style.paper());
        g.fill(area);
        g.setStroke(new BasicStroke((float) (0.8 * style.scale())));
        int most = (int) Math.max(2, plot.getHeight() / (2.2 * frame.height()));
        for (double share : Ticks.between(0, 100 * highest, most)) {
            g.setColor(style.grid());
            g.draw(new Line2D.Double(plot.getMinX(), y(plot, share / 100), plot.getMaxX(), y(plot, share / 100)));
            frame.left(g, plot, style.numbers().apply(share) + " %", y(plot, share / 100));
        }
        frame.names(g, area, plot, across, up);
    }
}
