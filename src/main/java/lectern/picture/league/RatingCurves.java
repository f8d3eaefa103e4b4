package lectern.picture.league;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Dimension2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import lectern.picture.ink.Colours;
import lectern.picture.rate.PlotFrame;
import lectern.picture.rate.RateStyle;
import lectern.picture.rate.Ticks;

/**
 * How ratings came about, a curve for each of a few entrants, with the band of its intervals. Names stand at the ends of
 * the curves; dashes and marks tell them apart without colours, too.
 *
 * @param across what the axis below measures
 * @param up what is measured
 * @param places along the axis, rising
 * @param series sorted by the rating in the end
 */
public record RatingCurves(RateStyle style, String across, String up, List<Integer> places, List<RatingSeries> series)
        implements LeagueDrawing {
    /** More bands than this hide each other: then only that of the curve that is lit is shown. */
    private static final int MOST_BANDS = 5;

    private static final double BAND = 0.16;
    private static final double NEAR = 14;

    /** Around what is shown, in Elo points. */
    private static final double MARGIN = 15;

    private static final double WIDTH = 640;
    private static final double HEIGHT = 400;

    public RatingCurves {
        places = List.copyOf(places);
        series = series.stream()
                .sorted(Comparator.comparingDouble(RatingSeries::last).reversed())
                .toList();
    }

    @Override
    public Dimension2D size() {
        double scale = style.font().getSize2D() / 13;
        return new PictureSize(WIDTH * scale, HEIGHT * scale);
    }

    @Override
    public void draw(Graphics2D g, Rectangle2D area, OptionalInt lit) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(style.paper());
        g.fill(area);
        PlotFrame frame = new PlotFrame(style);
        Rectangle2D plot = plot(frame, area);
        Shape clip = g.getClip();
        g.clip(plot);
        for (int i = series.size() - 1; i >= 0; i--) {
            if (series.size() <= MOST_BANDS || isLit(lit, i)) band(g, plot, series.get(i));
        }
        g.setClip(clip);
        axes(g, frame, area, plot);
        for (int i = series.size() - 1; i >= 0; i--) curve(g, plot, series.get(i), isLit(lit, i));
        legend(g, frame, plot, lit);
    }

    private static boolean isLit(OptionalInt lit, int index) {
        return lit.isPresent() && lit.getAsInt() == index;
    }

    @Override
    public OptionalInt at(Point2D place, Rectangle2D area) {
        PlotFrame frame = new PlotFrame(style);
        Rectangle2D plot = plot(frame, area);
        double[] names = nameHeights(frame, plot);
        double least = NEAR * style.scale();
        int nearest = -1;
        for (int i = 0; i < series.size(); i++) {
            double distance = place.getX() > plot.getMaxX() + frame.height()
                    ? Math.abs(names[i] - place.getY())
                    : distance(plot, series.get(i), place);
            if (distance < least) {
                least = distance;
                nearest = i;
            }
        }
        return nearest < 0 || !area.contains(place) ? OptionalInt.empty() : OptionalInt.of(nearest);
    }

    private double distance(Rectangle2D plot, RatingSeries one, Point2D place) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < places.size(); i++) {
            Line2D part = new Line2D.Double(point(plot, one, Math.max(0, i - 1)), point(plot, one, i));
            least = Math.min(least, part.ptSegDist(place));
        }
        return least;
    }

    private Rectangle2D plot(PlotFrame frame, Rectangle2D area) {
        String widest = frame.width(number(low())) > frame.width(number(high())) ? number(low()) : number(high());
        double names = new NameColumn(style)
                .width(series.stream().map(RatingSeries::name).toList());
        return frame.plot(
                area, widest, PlotFrame.LITTLE * frame.height(), names + sample(frame) + 2.4 * frame.height());
    }

    private static double sample(PlotFrame frame) {
        return 2.2 * frame.height();
    }

    private String number(double value) {
        return style.numbers().apply(value);
    }

    private void axes(Graphics2D g, PlotFrame frame, Rectangle2D area, Rectangle2D plot) {
        int most = (int) Math.max(2, plot.getHeight() / (2.2 * frame.height()));
        for (double tick : Ticks.between(low(), high(), Math.min(9, most))) {
            double y = y(plot, tick);
            boolean average = tick == 0;
            g.setStroke(new BasicStroke((float) ((average ? 1.2 : 0.8) * style.scale())));
            g.setColor(average ? style.text() : style.grid());
            g.draw(new Line2D.Double(plot.getMinX(), y, plot.getMaxX(), y));
            frame.left(g, plot, number(tick), y);
        }
        int wide = (int) Math.max(2, plot.getWidth() / (frame.width(number(last())) + 2.5 * frame.height()));
        for (double tick : Ticks.between(0, last(), Math.min(11, wide))) {
            if (tick % 2 != 0) continue;
            double x = x(plot, tick);
            g.setColor(style.grid());
            g.draw(new Line2D.Double(x, plot.getMaxY(), x, plot.getMaxY() + 3 * style.scale()));
            frame.below(g, plot, number(tick), x);
        }
        frame.names(g, area, plot, across, up);
    }

    private void band(Graphics2D g, Rectangle2D plot, RatingSeries one) {
        if (places.isEmpty()) return;
        Path2D band = new Path2D.Double();
        band.moveTo(x(plot, places.get(0)), y(plot, one.ratings().get(0).high()));
        for (int i = 1; i < places.size(); i++) {
            band.lineTo(x(plot, places.get(i)), y(plot, one.ratings().get(i).high()));
        }
        for (int i = places.size() - 1; i >= 0; i--) {
            band.lineTo(x(plot, places.get(i)), y(plot, one.ratings().get(i).low()));
        }
        band.closePath();
        g.setColor(Colours.translucent(one.look().swatch().colour(), BAND));
        g.fill(band);
    }

    private void curve(Graphics2D g, Rectangle2D plot, RatingSeries one, boolean lit) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < places.size(); i++) {
            Point2D point = point(plot, one, i);
            if (i == 0) path.moveTo(point.getX(), point.getY());
            else path.lineTo(point.getX(), point.getY());
        }
        g.setColor(one.look().swatch().colour());
        g.setStroke(one.look().stroke((float) ((lit ? 1.8 : 1) * style.scale())));
        g.draw(path);
        for (int i = 0; i < places.size(); i++) mark(g, one, point(plot, one, i));
    }

    private void mark(Graphics2D g, RatingSeries one, Point2D at) {
        Shape mark = one.look().mark(at.getX(), at.getY(), style.scale());
        Color colour = one.look().swatch().colour();
        g.setColor(one.look().isHollow() ? style.paper() : colour);
        g.fill(mark);
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) (1.3 * style.scale())));
        g.draw(mark);
    }

    private void legend(Graphics2D g, PlotFrame frame, Rectangle2D plot, OptionalInt lit) {
        double[] heights = nameHeights(frame, plot);
        double left = plot.getMaxX() + 1.1 * frame.height();
        for (int i = 0; i < series.size(); i++) {
            RatingSeries one = series.get(i);
            g.setColor(one.look().swatch().colour());
            g.setStroke(one.look().stroke((float) ((isLit(lit, i) ? 1.8 : 1) * style.scale())));
            g.draw(new Line2D.Double(left, heights[i], left + sample(frame), heights[i]));
            mark(g, one, new Point2D.Double(left + sample(frame) / 2, heights[i]));
            g.setFont(style.font());
            g.setColor(style.text());
            g.drawString(
                    new NameColumn(style).shown(one.name()),
                    (float) (left + sample(frame) + 0.5 * frame.height()),
                    (float) (heights[i] + 0.36 * style.font().getSize2D()));
        }
    }

    /** Names stand where their curves end, and further down where another name stands already. */
    private double[] nameHeights(PlotFrame frame, Rectangle2D plot) {
        double line = Math.min(1.2 * frame.height(), plot.getHeight() / Math.max(1, series.size()));
        double[] heights = new double[series.size()];
        double free = plot.getMinY() + line / 2;
        for (int i = 0; i < heights.length; i++) {
            heights[i] = Math.max(free, y(plot, series.get(i).last()));
            free = heights[i] + line;
        }
        double below = plot.getMaxY() - line / 2;
        for (int i = heights.length - 1; i >= 0 && heights[i] > below; i--) {
            heights[i] = below;
            below -= line;
        }
        return heights;
    }

    private Point2D point(Rectangle2D plot, RatingSeries one, int place) {
        return new Point2D.Double(
                x(plot, places.get(place)), y(plot, one.ratings().get(place).elo()));
    }

    /** Around all intervals of the second half of the axis, and all ratings: at first, intervals are wider than all. */
    private double low() {
        return Math.min(-10, values().min().orElse(0)) - MARGIN;
    }

    private double high() {
        return Math.max(10, values().max().orElse(0)) + MARGIN;
    }

    private DoubleStream values() {
        return series.stream()
                .flatMapToDouble(one -> DoubleStream.concat(
                        one.ratings().stream().mapToDouble(rating -> rating.elo()),
                        one.ratings().stream()
                                .skip(places.size() / 2)
                                .flatMapToDouble(rating -> DoubleStream.of(rating.low(), rating.high()))));
    }

    private double last() {
        return places.isEmpty() ? 2 : places.get(places.size() - 1);
    }

    private double x(Rectangle2D plot, double place) {
        return plot.getMinX() + place / last() * plot.getWidth();
    }

    private double y(Rectangle2D plot, double elo) {
        return plot.getMaxY() - (elo - low()) / (high() - low()) * plot.getHeight();
    }
}
