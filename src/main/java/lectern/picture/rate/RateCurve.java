package lectern.picture.rate;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import lectern.picture.ink.Colours;

/**
 * Rates along an axis, joined by a line, with the band that their intervals make. One half is marked: there neither is
 * better.
 *
 * @param across what the axis below measures
 * @param up what is measured
 * @param points from left to right
 * @param from where the axis begins, even if there is no point yet
 * @param marked a place that is marked, such as the weight of the beginning
 */
public record RateCurve(
        RateStyle style,
        String across,
        String up,
        List<RatePoint> points,
        double from,
        double to,
        OptionalDouble marked)
        implements RateDrawing {
    private static final double DOT = 2.6;
    private static final double NEAR = 12;

    public RateCurve {
        points = points.stream().filter(point -> point.rate().pairs() > 0).toList();
    }

    @Override
    public void draw(Graphics2D g, Rectangle2D area, OptionalInt lit) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(style.paper());
        g.fill(area);
        Rectangle2D plot = plot(area);
        axes(g, area, plot);
        band(g, plot);
        line(g, plot);
        for (int i = 0; i < points.size(); i++) dot(g, plot, i, lit.isPresent() && lit.getAsInt() == i);
    }

    @Override
    public OptionalInt at(Point2D place, Rectangle2D area) {
        Rectangle2D plot = plot(area);
        int nearest = -1;
        double least = NEAR * style.scale();
        for (int i = 0; i < points.size(); i++) {
            double distance = Math.abs(x(plot, points.get(i).x()) - place.getX());
            if (distance <= least && plot.getMinY() <= place.getY() && place.getY() <= plot.getMaxY()) {
                least = distance;
                nearest = i;
            }
        }
        return nearest < 0 ? OptionalInt.empty() : OptionalInt.of(nearest);
    }

    private Rectangle2D plot(Rectangle2D area) {
        PlotFrame frame = new PlotFrame(style);
        return frame.plot(area, "100 %", PlotFrame.LITTLE * frame.height(), 14 * style.scale());
    }

    private void axes(Graphics2D g, Rectangle2D area, Rectangle2D plot) {
        PlotFrame frame = new PlotFrame(style);
        g.setStroke(new BasicStroke((float) (0.8 * style.scale())));
        int most = (int) Math.max(2, plot.getHeight() / (2.2 * frame.height()));
        for (double share : Ticks.between(100 * low(), 100 * high(), most)) {
            double y = y(plot, share / 100);
            g.setColor(style.grid());
            g.draw(new Line2D.Double(plot.getMinX(), y, plot.getMaxX(), y));
            frame.left(g, plot, style.numbers().apply(share) + " %", y);
        }
        double widest = Math.max(
                frame.width(style.numbers().apply(from)),
                frame.width(style.numbers().apply(to)));
        int across = (int) Math.max(2, plot.getWidth() / (widest + 2.5 * frame.height()));
        for (double tick : Ticks.between(from, to, Math.min(11, across))) {
            double x = x(plot, tick);
            g.setColor(style.grid());
            g.draw(new Line2D.Double(x, plot.getMaxY(), x, plot.getMaxY() + 3 * style.scale()));
            frame.below(g, plot, style.numbers().apply(tick), x);
        }
        g.setColor(style.text());
        g.draw(new Line2D.Double(plot.getMinX(), y(plot, 0.5), plot.getMaxX(), y(plot, 0.5)));
        float dash = (float) (4 * style.scale());
        g.setStroke(new BasicStroke(
                (float) style.scale(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {dash, dash}, 0));
        marked.ifPresent(at -> {
            if (at >= from && at <= to)
                g.draw(new Line2D.Double(x(plot, at), plot.getMinY(), x(plot, at), plot.getMaxY()));
        });
        frame.names(g, area, plot, across(), up);
    }

    private void band(Graphics2D g, Rectangle2D plot) {
        if (points.isEmpty()) return;
        g.setColor(Colours.mixed(style.paper(), style.line(), 0.28));
        if (points.size() > 1) {
            Path2D band = new Path2D.Double();
            for (int i = 0; i < points.size(); i++) {
                RatePoint point = points.get(i);
                if (i == 0) band.moveTo(x(plot, point.x()), y(plot, point.rate().high()));
                else band.lineTo(x(plot, point.x()), y(plot, point.rate().high()));
            }
            for (int i = points.size() - 1; i >= 0; i--) {
                band.lineTo(
                        x(plot, points.get(i).x()), y(plot, points.get(i).rate().low()));
            }
            band.closePath();
            g.fill(band);
        }
        g.setStroke(new BasicStroke((float) style.scale()));
        g.setColor(style.line());
        for (RatePoint point : points) {
            double x = x(plot, point.x());
            g.draw(new Line2D.Double(
                    x, y(plot, point.rate().low()), x, y(plot, point.rate().high())));
        }
        // Through the band the line at one half is still to be seen.
        g.setColor(style.text());
        g.setStroke(new BasicStroke((float) (0.8 * style.scale())));
        g.draw(new Line2D.Double(plot.getMinX(), y(plot, 0.5), plot.getMaxX(), y(plot, 0.5)));
    }

    private void line(Graphics2D g, Rectangle2D plot) {
        if (points.size() < 2) return;
        Path2D line = new Path2D.Double();
        for (int i = 0; i < points.size(); i++) {
            double x = x(plot, points.get(i).x());
            double y = y(plot, points.get(i).rate().value());
            if (i == 0) line.moveTo(x, y);
            else line.lineTo(x, y);
        }
        g.setColor(style.line());
        g.setStroke(new BasicStroke((float) (1.8 * style.scale()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(line);
    }

    private void dot(Graphics2D g, Rectangle2D plot, int point, boolean large) {
        double radius = (large ? 2 : 1) * DOT * style.scale();
        double x = x(plot, points.get(point).x());
        double y = y(plot, points.get(point).rate().value());
        g.setColor(style.line());
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    /** From a tenth to a tenth, around all intervals and one half. */
    private double low() {
        double least =
                points.stream().mapToDouble(point -> point.rate().low()).min().orElse(0.5);
        return Math.max(0, Math.floor(10 * Math.min(0.4, least)) / 10);
    }

    private double high() {
        double most =
                points.stream().mapToDouble(point -> point.rate().high()).max().orElse(0.5);
        return Math.min(1, Math.ceil(10 * Math.max(0.6, most)) / 10);
    }

    private double x(Rectangle2D plot, double value) {
        return plot.getMinX() + (value - from) / (to - from) * plot.getWidth();
    }

    private double y(Rectangle2D plot, double share) {
        return plot.getMaxY() - (share - low()) / (high() - low()) * plot.getHeight();
    }
}
