package lectern.picture.league;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Dimension2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import lectern.picture.ink.Colours;
import lectern.picture.rate.PlotFrame;
import lectern.picture.rate.RateStyle;

/**
 * Everyone against everyone: points per game of the entrant of the row against that of the column, as colours, and as
 * figures where there is room. Where two did not meet, there is a dot.
 *
 * @param measured what the colours say, in the legend
 * @param unmet what is said in the legend of those that did not meet
 * @param names of the rows and, in the same order, of the columns
 * @param points from 0 to 1, row by row; NaN where there are none
 */
public record CrossDrawing(
        RateStyle style, String measured, String unmet, List<String> names, List<List<Double>> points)
        implements LeagueDrawing {
    /** More columns than this are as narrow as a name is high. */
    private static final int WIDE = 25;

    private static final double GAP = 0.8;
    private static final double DOT = 1.5;

    public CrossDrawing {
        names = List.copyOf(names);
        points = points.stream().map(List::copyOf).toList();
        int side = names.size();
        if (points.size() != side || points.stream().anyMatch(row -> row.size() != side)) {
            throw new IllegalArgumentException("a cross table is square");
        }
    }

    /** Which row a cell belongs to, as {@link #at} tells cells. */
    public int row(int cell) {
        return cell / names.size();
    }

    public int column(int cell) {
        return cell % names.size();
    }

    public int cell(int row, int column) {
        return row * names.size() + column;
    }

    @Override
    public Dimension2D size() {
        PlotFrame frame = new PlotFrame(style);
        double cells = names.size() * cell(frame);
        double signs = legendWidth(frame) + (someUnknown() ? 2.4 * frame.height() + frame.width(unmet) : 0);
        double legend = Math.max(frame.width(measured), signs) + frame.height();
        return new PictureSize(
                Math.max(room(frame) + cells + frame.height(), legend + frame.height() / 2),
                room(frame) + cells + 3.9 * frame.height());
    }

    @Override
    public void draw(Graphics2D g, Rectangle2D area, OptionalInt lit) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(style.paper());
        g.fill(area);
        PlotFrame frame = new PlotFrame(style);
        Rectangle2D plot = plot(frame, area);
        cells(g, frame, plot);
        lit.ifPresent(cell -> light(g, frame, plot, cell));
        names(g, frame, area, plot);
        if (cell(frame) >= wide(frame)) figures(g, frame, plot);
        legend(g, frame, area, plot);
    }

    @Override
    public OptionalInt at(Point2D place, Rectangle2D area) {
        PlotFrame frame = new PlotFrame(style);
        Rectangle2D plot = plot(frame, area);
        if (!plot.contains(place) || !area.contains(place)) return OptionalInt.empty();
        int row = (int) ((place.getY() - plot.getY()) / cell(frame));
        int column = (int) ((place.getX() - plot.getX()) / cell(frame));
        boolean known = row < names.size() && column < names.size() && isKnown(row, column);
        return known ? OptionalInt.of(cell(row, column)) : OptionalInt.empty();
    }

    private boolean someUnknown() {
        for (int row = 0; row < names.size(); row++) {
            for (int column = 0; column < names.size(); column++) {
                if (row != column && !isKnown(row, column)) return true;
            }
        }
        return false;
    }

    private boolean isKnown(int row, int column) {
        return !points.get(row).get(column).isNaN();
    }

    private double cell(PlotFrame frame) {
        return names.size() <= WIDE ? wide(frame) : Math.ceil(1.05 * frame.height());
    }

    private double wide(PlotFrame frame) {
        return Math.ceil(frame.width("100") + 0.7 * frame.height());
    }

    /** The room for names: at the left, and as much above. */
    private double room(PlotFrame frame) {
        return Math.ceil(new NameColumn(style).width(names) + 1.2 * frame.height());
    }

    private Rectangle2D plot(PlotFrame frame, Rectangle2D area) {
        double side = names.size() * cell(frame);
        return new Rectangle2D.Double(area.getX() + room(frame), area.getY() + room(frame), side, side);
    }

    private Rectangle2D box(PlotFrame frame, Rectangle2D plot, int row, int column) {
        double side = cell(frame);
        return new Rectangle2D.Double(plot.getX() + column * side, plot.getY() + row * side, side, side);
    }

    /** All cells of a colour are one shape: so a picture of 200 entrants stays small. */
    private void cells(Graphics2D g, PlotFrame frame, Rectangle2D plot) {
        Path2D[] shapes = Stream.generate(Path2D.Double::new)
                .limit(PointsColours.STEPS + 1)
                .toArray(Path2D[]::new);
        double gap = Math.rint(GAP * style.scale());
        Path2D unknown = new Path2D.Double();
        for (int row = 0; row < names.size(); row++) {
            for (int column = 0; column < names.size(); column++) {
                if (row == column) continue;
                Rectangle2D box = box(frame, plot, row, column);
                if (!isKnown(row, column)) {
                    unknown.append(dot(box.getCenterX(), box.getCenterY()), false);
                    continue;
                }
                shapes[PointsColours.step(points.get(row).get(column))].append(
                        new Rectangle2D.Double(box.getX(), box.getY(), box.getWidth() - gap, box.getHeight() - gap),
                        false);
            }
        }
        PointsColours colours = PointsColours.of(style);
        for (int step = 0; step < shapes.length; step++) {
            if (shapes[step].getCurrentPoint() == null) continue;
            g.setColor(colours.ofStep(step));
            g.fill(shapes[step]);
        }
        g.setColor(style.text());
        g.fill(unknown);
        Path2D own = new Path2D.Double();
        for (int i = 0; i < names.size(); i++) own.append(box(frame, plot, i, i), false);
        g.setColor(Colours.mixed(style.paper(), style.text(), 0.75));
        g.fill(own);
        g.setStroke(new BasicStroke((float) (0.8 * style.scale())));
        g.draw(plot);
    }

    /** What stands where two did not meet. */
    private Ellipse2D dot(double x, double y) {
        double radius = DOT * style.scale();
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private void light(Graphics2D g, PlotFrame frame, Rectangle2D plot, int cell) {
        if (cell >= names.size() * names.size()) return;
        g.setColor(style.text());
        g.setStroke(new BasicStroke((float) (2.5 * style.scale())));
        g.draw(box(frame, plot, row(cell), column(cell)));
    }

    private void names(Graphics2D g, PlotFrame frame, Rectangle2D area, Rectangle2D plot) {
        NameColumn column = new NameColumn(style);
        g.setFont(style.font());
        g.setColor(style.text());
        double drop = 0.36 * style.font().getSize2D();
        for (int i = 0; i < names.size(); i++) {
            String name = column.shown(names.get(i));
            double middle = (i + 0.5) * cell(frame);
            g.drawString(name, (float) (area.getX() + 0.6 * frame.height()), (float) (plot.getY() + middle + drop));
            AffineTransform before = g.getTransform();
            g.translate(plot.getX() + middle + drop, plot.getY() - 0.5 * frame.height());
            g.rotate(-Math.PI / 2);
            g.drawString(name, 0, 0);
            g.setTransform(before);
        }
    }

    private void figures(Graphics2D g, PlotFrame frame, Rectangle2D plot) {
        PointsColours colours = PointsColours.of(style);
        g.setFont(style.font());
        for (int row = 0; row < names.size(); row++) {
            for (int column = 0; column < names.size(); column++) {
                if (row == column || !isKnown(row, column)) continue;
                double share = points.get(row).get(column);
                Rectangle2D box = box(frame, plot, row, column);
                g.setColor(Colours.readableOn(colours.of(share)));
                frame.centred(
                        g,
                        String.valueOf(Math.round(100 * share)),
                        box.getCenterX(),
                        box.getCenterY() + 0.36 * style.font().getSize2D());
            }
        }
    }

    private static double legendWidth(PlotFrame frame) {
        return 14 * frame.height();
    }

    private void legend(Graphics2D g, PlotFrame frame, Rectangle2D area, Rectangle2D plot) {
        double x = area.getX() + 0.6 * frame.height();
        double y = plot.getMaxY() + 1.35 * frame.height();
        g.setFont(style.font());
        g.setColor(style.text());
        g.drawString(measured, (float) x, (float) y);
        double width = legendWidth(frame);
        double top = y + 0.45 * frame.height();
        double height = 0.7 * frame.height();
        PointsColours colours = PointsColours.of(style);
        double part = width / (PointsColours.STEPS + 1);
        for (int step = 0; step <= PointsColours.STEPS; step++) {
            g.setColor(colours.ofStep(step));
            // Neighbours overlap, so that no seam is seen.
            double left = x + step * part;
            g.fill(new Rectangle2D.Double(left, top, Math.min(1.15 * part, x + width - left), height));
        }
        g.setColor(style.text());
        g.setStroke(new BasicStroke((float) (0.8 * style.scale())));
        for (int half = 0; half <= 2; half++) {
            double at = x + half * width / 2;
            g.draw(new Line2D.Double(at, top, at, top + height));
            String said = 50 * half + " %";
            double shift = half * frame.width(said) / 2;
            g.drawString(said, (float) (at - shift), (float) (top + height + 0.95 * frame.height()));
        }
        if (!someUnknown()) return;
        g.fill(dot(x + width + 1.5 * frame.height(), top + height / 2));
        g.drawString(unmet, (float) (x + width + 2.2 * frame.height()), (float)
                (top + height / 2 + 0.36 * style.font().getSize2D()));
    }
}
