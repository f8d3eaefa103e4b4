package lectern.picture.rate;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;

/**
 * Shares as bars, one upon the other: one bar for each place.
 *
 * @param across what distinguishes the bars
 * @param up what is measured
 * @param places what each bar stands for
 * @param room for how many bars there is room: more than there are where some are not known yet
 * @param series the lowest in each bar first
 */
public record ShareBars(
        RateStyle style, String across, String up, List<Double> places, int room, List<ShareSeries> series)
        implements RateDrawing {
    private static final double WIDTH = 0.72;

    public ShareBars {
        places = List.copyOf(places);
        series = List.copyOf(series);
    }

    @Override
    public void draw(Graphics2D g, Rectangle2D area, OptionalInt lit) {
        ShareAxes axes = new ShareAxes(style, 1);
        Rectangle2D plot = axes.plot(area, series, "");
        axes.draw(g, area, plot, across, up);
        PlotFrame frame = new PlotFrame(style);
        for (int i = 0; i < places.size(); i++) {
            bar(g, axes, plot, i);
            frame.below(g, plot, style.numbers().apply(places.get(i)), left(plot, i) + width(plot) / 2);
        }
        lit.ifPresent(place -> frame(g, plot, place));
        new ShareLegend(style).draw(g, plot, series, "", true);
    }

    @Override
    public OptionalInt at(Point2D place, Rectangle2D area) {
        Rectangle2D plot = new ShareAxes(style, 1).plot(area, series, "");
        if (!plot.contains(place)) return OptionalInt.empty();
        int bar = (int) ((place.getX() - plot.getMinX()) / plot.getWidth() * room);
        return bar < places.size() ? OptionalInt.of(bar) : OptionalInt.empty();
    }

    private void bar(Graphics2D g, ShareAxes axes, Rectangle2D plot, int bar) {
        double sum = 0;
        for (ShareSeries one : series) {
            double share = one.shares().get(bar);
            if (share <= 0) continue;
            double top = axes.y(plot, sum + share);
            Rectangle2D part = new Rectangle2D.Double(left(plot, bar), top, width(plot), axes.y(plot, sum) - top);
            one.look().swatch().fill(g, part, 14 * style.scale(), style.paper());
            g.setColor(style.paper());
            g.setStroke(new BasicStroke((float) style.scale()));
            g.draw(part);
            sum += share;
        }
    }

    private void frame(Graphics2D g, Rectangle2D plot, int bar) {
        if (bar >= places.size()) return;
        g.setColor(style.text());
        g.setStroke(new BasicStroke((float) (2 * style.scale())));
        g.draw(new Rectangle2D.Double(left(plot, bar), plot.getMinY(), width(plot), plot.getHeight()));
    }

    private double left(Rectangle2D plot, int bar) {
        return plot.getMinX() + (bar + (1 - WIDTH) / 2) * plot.getWidth() / room;
    }

    private double width(Rectangle2D plot) {
        return WIDTH * plot.getWidth() / room;
    }
}
