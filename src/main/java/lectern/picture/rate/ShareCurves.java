package lectern.picture.rate;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Shares as curves: how they change along an axis that begins with 0.
 *
 * @param across what the axis below measures
 * @param up what is measured
 * @param places along the axis, rising
 * @param series from the largest share in the end to the smallest
 * @param rest what else there is, as it is told below the names of the series; may be empty
 */
public record ShareCurves(
        RateStyle style, String across, String up, List<Double> places, List<ShareSeries> series, String rest)
        implements RateDrawing {
    private static final int MARKS = 6;

    /** How far the axis goes at least. */
    private static final double LEAST = 10;

    public ShareCurves {
        places = List.copyOf(places);
        series = series.stream()
                .sorted(Comparator.comparingDouble(ShareSeries::last).reversed())
                .toList();
    }

    @Override
    public void draw(Graphics2D g, Rectangle2D area, OptionalInt lit) {
        ShareAxes axes = new ShareAxes(style, highest());
        Rectangle2D plot = axes.plot(area, series, rest);
        axes.draw(g, area, plot, across, up);
        ticks(g, plot);
        lit.ifPresent(place -> lit(g, plot, place));
        Shape clip = g.getClip();
        g.clip(plot);
        for (int i = series.size() - 1; i >= 0; i--) curve(g, plot, axes, series.get(i));
        g.setClip(clip);
        for (int i = series.size() - 1; i >= 0; i--) marks(g, plot, axes, i);
        new ShareLegend(style).draw(g, plot, series, rest, false);
    }

    @Override
    public OptionalInt at(Point2D place, Rectangle2D area) {
        Rectangle2D plot = new ShareAxes(style, highest()).plot(area, series, rest);
        if (places.isEmpty() || !plot.contains(place)) return OptionalInt.empty();
        int nearest = 0;
        for (int i = 1; i < places.size(); i++) {
            if (distance(plot, i, place) < distance(plot, nearest, place)) nearest = i;
        }
        return OptionalInt.of(nearest);
    }

    private double distance(Rectangle2D plot, int index, Point2D place) {
        return Math.abs(x(plot, places.get(index)) - place.getX());
    }

    private void ticks(Graphics2D g, Rectangle2D plot) {
        PlotFrame frame = new PlotFrame(style);
        double widest = frame.width(style.numbers().apply(end()));
        int most = (int) Math.max(2, plot.getWidth() / (widest + 2.5 * frame.height()));
        for (double tick : Ticks.between(0, end(), Math.min(11, most))) {
            double x = x(plot, tick);
            g.setColor(style.grid());
            g.draw(new Line2D.Double(x, plot.getMaxY(), x, plot.getMaxY() + 3 * style.scale()));
            frame.below(g, plot, style.numbers().apply(tick), x);
        }
    }

    private void lit(Graphics2D g, Rectangle2D plot, int place) {
        if (place >= places.size()) return;
        g.setColor(style.text());
        g.setStroke(new BasicStroke((float) style.scale()));
        double x = x(plot, places.get(place));
        g.draw(new Line2D.Double(x, plot.getMinY(), x, plot.getMaxY()));
    }

    private void curve(Graphics2D g, Rectangle2D plot, ShareAxes axes, ShareSeries one) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < places.size(); i++) {
            if (!one.isKnown(i)) continue;
            double x = x(plot, places.get(i));
            double y = axes.y(plot, one.shares().get(i));
            if (path.getCurrentPoint() == null) path.moveTo(x, y);
            else path.lineTo(x, y);
        }
        g.setColor(one.look().swatch().colour());
        g.setStroke(one.look().stroke((float) style.scale()));
        g.draw(path);
    }

    /** A few marks along each curve, where the others have none. */
    private void marks(Graphics2D g, Rectangle2D plot, ShareAxes axes, int number) {
        ShareSeries one = series.get(number);
        for (int i = 0; i < MARKS && !places.isEmpty(); i++) {
            double part = (i + (number + 0.5) / series.size()) / MARKS;
            int index = (int) Math.min(places.size() - 1.0, part * places.size());
            if (!one.isKnown(index) || one.shares().get(index) > highest()) continue;
            double x = x(plot, places.get(index));
            new ShareLegend(style)
                    .mark(g, one.look(), x, axes.y(plot, one.shares().get(index)));
        }
    }

    private double end() {
        return Math.max(LEAST, places.isEmpty() ? 0 : places.get(places.size() - 1));
    }

    /** To a tenth. At the beginning one move has all of the trials: what comes later decides. */
    private double highest() {
        double most = 0.1;
        for (ShareSeries one : series) {
            for (int i = places.size() / 10; i < places.size(); i++)
                if (one.isKnown(i)) most = Math.max(most, one.shares().get(i));
        }
        return Math.min(1, Math.ceil(10 * most - 1e-9) / 10);
    }

    private double x(Rectangle2D plot, double place) {
        return plot.getMinX() + place / end() * plot.getWidth();
    }
}
