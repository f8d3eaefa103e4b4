package lectern.picture.league;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Dimension2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import lectern.picture.ink.Colours;
import lectern.picture.rate.PlotFrame;
import lectern.picture.rate.RateStyle;
import lectern.picture.rate.Ticks;

/**
 * Ratings as dots with their intervals, a row for each entrant, and what they are in figures at the right. However many
 * rows there are, each has its name.
 *
 * @param across what the axis measures
 * @param rows of all entrants, the strongest first: whichever are shown, the axis has room for all
 * @param from the first row that is shown, from 0
 * @param to the row after the last one that is shown
 */
public record RatingsDrawing(RateStyle style, String across, List<RatedName> rows, int from, int to)
        implements LeagueDrawing {
    private static final double WIDTH = 640;
    private static final double DOT = 3;

    public RatingsDrawing {
        rows = List.copyOf(rows);
        if (from < 0 || from > to || to > rows.size()) throw new IllegalArgumentException(from + " to " + to);
    }

    /** All rows. */
    public RatingsDrawing(RateStyle style, String across, List<RatedName> rows) {
        this(style, across, rows, 0, rows.size());
    }

    /** The same in pictures of so many rows at most, to stand on pages. */
    public List<RatingsDrawing> pages(int most) {
        List<RatingsDrawing> pages = new ArrayList<>();
        for (int first = from; first < to; first += most) {
            pages.add(new RatingsDrawing(style, across, rows, first, Math.min(to, first + most)));
        }
        return pages;
    }

    @Override
    public Dimension2D size() {
        PlotFrame frame = new PlotFrame(style);
        return new PictureSize(
                WIDTH * style.font().getSize2D() / 13, top(frame) + (to - from) * row(frame) + bottom(frame));
    }

    @Override
    public void draw(Graphics2D g, Rectangle2D area, OptionalInt lit) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(style.paper());
        g.fill(area);
        PlotFrame frame = new PlotFrame(style);
        Rectangle2D plot = plot(frame, area);
        lit.ifPresent(row -> light(g, frame, area, plot, row));
        axis(g, frame, plot);
        for (int i = from; i < to; i++) row(g, frame, area, plot, i);
        g.setColor(style.text());
        frame.centred(g, across, plot.getCenterX(), plot.getMaxY() + 2.45 * frame.height());
    }

    @Override
    public OptionalInt at(Point2D place, Rectangle2D area) {
        PlotFrame frame = new PlotFrame(style);
        double row = (place.getY() - area.getY() - top(frame)) / row(frame);
        return row >= 0 && row < to - from && area.contains(place)
                ? OptionalInt.of(from + (int) row)
                : OptionalInt.empty();
    }

    private static double row(PlotFrame frame) {
        return 1.3 * frame.height();
    }

    /** Numbers stand above the rows, too: of many rows, one end is not to be seen. */
    private static double top(PlotFrame frame) {
        return 1.8 * frame.height();
    }

    private static double bottom(PlotFrame frame) {
        return 2.9 * frame.height();
    }

    private Rectangle2D plot(PlotFrame frame, Rectangle2D area) {
        double names =
                new NameColumn(style).width(rows.stream().map(RatedName::name).toList());
        double left = places(frame) + names + 1.6 * frame.height();
        double right = said(frame) + 1.6 * frame.height();
        return new Rectangle2D.Double(
                area.getX() + left,
                area.getY() + top(frame),
                Math.max(1, area.getWidth() - left - right),
                (to - from) * row(frame));
    }

    /** The room for the rank of each row. */
    private double places(PlotFrame frame) {
        return frame.width(String.valueOf(rows.size())) + frame.height();
    }

    private double said(PlotFrame frame) {
        return rows.stream().mapToDouble(row -> frame.width(row.said())).max().orElse(0);
    }

    private void light(Graphics2D g, PlotFrame frame, Rectangle2D area, Rectangle2D plot, int row) {
        if (row < from || row >= to) return;
        g.setColor(Colours.mixed(style.paper(), style.line(), 0.2));
        g.fill(new Rectangle2D.Double(
                area.getX(), plot.getMinY() + (row - from) * row(frame), area.getWidth(), row(frame)));
    }

    private void axis(Graphics2D g, PlotFrame frame, Rectangle2D plot) {
        double widest = Math.max(frame.width(number(low())), frame.width(number(high())));
        int most = (int) Math.max(2, plot.getWidth() / (widest + 1.5 * frame.height()));
        for (double tick : Ticks.between(low(), high(), Math.min(9, most))) {
            double x = x(plot, tick);
            boolean average = tick == 0;
            g.setColor(average ? style.text() : style.grid());
            g.setStroke(new BasicStroke((float) ((average ? 1.2 : 0.8) * style.scale())));
            g.draw(new Line2D.Double(x, plot.getMinY(), x, plot.getMaxY()));
            g.setFont(style.font());
            g.setColor(style.text());
            frame.centred(g, number(tick), x, plot.getMinY() - 0.55 * frame.height());
            frame.centred(g, number(tick), x, plot.getMaxY() + 1.15 * frame.height());
        }
    }

    private String number(double elo) {
        return style.numbers().apply(elo);
    }

    private void row(Graphics2D g, PlotFrame frame, Rectangle2D area, Rectangle2D plot, int row) {
        double y = plot.getMinY() + (row - from + 0.5) * row(frame);
        RatedName shown = rows.get(row);
        if (row > from && row % 5 == 0) {
            g.setColor(style.grid());
            g.setStroke(new BasicStroke((float) (0.8 * style.scale())));
            double between = y - row(frame) / 2;
            g.draw(new Line2D.Double(
                    area.getMinX() + frame.height() / 2, between, area.getMaxX() - frame.height() / 2, between));
        }
        double base = y + 0.36 * style.font().getSize2D();
        String rank = String.valueOf(row + 1);
        double names = area.getX() + places(frame);
        g.setFont(style.font());
        g.setColor(style.text());
        g.drawString(rank, (float) (names - frame.width(rank) - 0.5 * frame.height()), (float) base);
        g.drawString(new NameColumn(style).shown(shown.name()), (float) names, (float) base);
        g.drawString(shown.said(), (float) (area.getMaxX() - frame.width(shown.said()) - 0.6 * frame.height()), (float)
                base);
        g.setColor(style.line());
        g.setStroke(new BasicStroke((float) (1.6 * style.scale()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(
                x(plot, shown.rating().low()), y, x(plot, shown.rating().high()), y));
        double radius = DOT * style.scale();
        double x = x(plot, shown.rating().elo());
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    private double low() {
        return Math.min(
                -10, rows.stream().mapToDouble(row -> row.rating().low()).min().orElse(0));
    }

    private double high() {
        return Math.max(
                10, rows.stream().mapToDouble(row -> row.rating().high()).max().orElse(0));
    }

    private double x(Rectangle2D plot, double elo) {
        return plot.getMinX() + (elo - low()) / (high() - low()) * plot.getWidth();
    }
}
