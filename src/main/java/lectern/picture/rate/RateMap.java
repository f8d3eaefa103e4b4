package lectern.picture.rate;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;
import lectern.picture.ink.Colours;

/**
 * Rates of two weights, as a map of colours with the rate in each cell. Blue is above one half and orange below, which
 * are told apart whichever colours are not seen.
 *
 * @param across what the axis below measures
 * @param up what the axis at the left measures
 * @param measured what the colours say, above the map
 * @param points some of the cells
 */
public record RateMap(
        RateStyle style,
        String across,
        String up,
        String measured,
        List<Double> columns,
        List<Double> rows,
        List<RatePoint> points)
        implements RateDrawing {
    private static final Color ABOVE = new Color(0x0072b2);
    private static final Color BELOW = new Color(0xd55e00);
    private static final Color HALF = new Color(0xf7f7f7);
    private static final int LEGEND_STEPS = 40;

    public RateMap {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        points = points.stream().filter(point -> point.rate().pairs() > 0).toList();
    }

    @Override
    public void draw(Graphics2D g, Rectangle2D area, OptionalInt lit) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(style.paper());
        g.fill(area);
        Rectangle2D plot = plot(area);
        PlotFrame frame = new PlotFrame(style);
        for (int i = 0; i < points.size(); i++) cell(g, frame, plot, points.get(i));
        lit.ifPresent(point -> {
            g.setColor(style.text());
            g.setStroke(new BasicStroke((float) (2.5 * style.scale())));
            g.draw(box(plot, points.get(point)));
        });
        labels(g, frame, plot);
        frame.names(g, area, plot, across, up);
        legend(g, frame, plot);
        double left = Math.max(area.getMinX(), Math.min(plot.getMinX(), area.getMaxX() - frame.width(measured)));
        g.drawString(measured, (float) left, (float) (plot.getMinY() - 0.5 * frame.height()));
    }

    @Override
    public OptionalInt at(Point2D place, Rectangle2D area) {
        Rectangle2D plot = plot(area);
        for (int i = 0; i < points.size(); i++) {
            if (box(plot, points.get(i)).contains(place)) return OptionalInt.of(i);
        }
        return OptionalInt.empty();
    }

    private Rectangle2D plot(Rectangle2D area) {
        PlotFrame frame = new PlotFrame(style);
        String widest = rows.stream()
                .map(style.numbers()::apply)
                .reduce("", (one, other) -> frame.width(other) > frame.width(one) ? other : one);
        return frame.plot(area, widest, 1.8 * frame.height(), 2.4 * frame.height() + frame.width("100 %"));
    }

    private Rectangle2D box(Rectangle2D plot, RatePoint point) {
        double width = plot.getWidth() / columns.size();
        double height = plot.getHeight() / rows.size();
        int row = rows.indexOf(point.row());
        return new Rectangle2D.Double(
                plot.getMinX() + columns.indexOf(point.x()) * width,
                plot.getMaxY() - (row + 1) * height,
                width,
                height);
    }

    private void cell(Graphics2D g, PlotFrame frame, Rectangle2D plot, RatePoint point) {
        Rectangle2D box = box(plot, point);
        Color colour = colour(point.rate().value());
        g.setColor(colour);
        g.fill(box);
        g.setColor(style.paper());
        g.setStroke(new BasicStroke((float) style.scale()));
        g.draw(box);
        String said = String.valueOf(Math.round(100 * point.rate().value()));
        if (frame.width(said) > box.getWidth() || frame.height() > box.getHeight() * 1.3) return;
        g.setFont(style.font());
        g.setColor(Colours.readableOn(colour));
        frame.centred(
                g,
                said,
                box.getCenterX(),
                box.getCenterY() + 0.36 * style.font().getSize2D());
    }

    /** As many numbers as there is room for, the first one always. */
    private void labels(Graphics2D g, PlotFrame frame, Rectangle2D plot) {
        double width = plot.getWidth() / columns.size();
        double widest = columns.stream()
                .mapToDouble(value -> frame.width(style.numbers().apply(value)))
                .max()
                .orElse(0);
        int every = (int) Math.max(1, Math.ceil((widest + frame.height() / 2) / width));
        for (int i = 0; i < columns.size(); i += every) {
            frame.below(g, plot, style.numbers().apply(columns.get(i)), plot.getMinX() + (i + 0.5) * width);
        }
        double height = plot.getHeight() / rows.size();
        int each = (int) Math.max(1, Math.ceil(frame.height() / height));
        for (int i = 0; i < rows.size(); i += each) {
            frame.left(g, plot, style.numbers().apply(rows.get(i)), plot.getMaxY() - (i + 0.5) * height);
        }
    }

    private void legend(Graphics2D g, PlotFrame frame, Rectangle2D plot) {
        double x = plot.getMaxX() + 0.8 * frame.height();
        double width = 0.8 * frame.height();
        double step = plot.getHeight() / LEGEND_STEPS;
        for (int i = 0; i < LEGEND_STEPS; i++) {
            g.setColor(colour(0.5 + (2 * (i + 0.5) / LEGEND_STEPS - 1) * reach()));
            // Neighbours overlap, so that no seam is seen.
            double top = plot.getMaxY() - (i + 1) * step;
            g.fill(new Rectangle2D.Double(x, top, width, Math.min(1.15 * step, plot.getMaxY() - top)));
        }
        g.setFont(style.font());
        g.setColor(style.text());
        g.setStroke(new BasicStroke((float) (0.8 * style.scale())));
        for (int i = -1; i <= 1; i++) {
            double y = plot.getCenterY() - i * plot.getHeight() / 2;
            g.draw(new Line2D.Double(x, y, x + width, y));
            String said = Math.round(100 * (0.5 + i * reach())) + " %";
            double shift = i == 1 ? 0.6 : i == -1 ? 0 : 0.3;
            g.drawString(said, (float) (x + 1.2 * width), (float) (y + shift * frame.height()));
        }
    }

    /** How far the colours reach to either side of one half: to a tenth. */
    private double reach() {
        double farthest = points.stream()
                .mapToDouble(point -> Math.abs(point.rate().value() - 0.5))
                .max()
                .orElse(0);
        return Math.min(0.5, Math.max(0.1, Math.ceil(10 * farthest - 1e-9) / 10));
    }

    private Color colour(double rate) {
        double way = Math.min(1, Math.abs(rate - 0.5) / reach());
        return Colours.mixed(HALF, rate > 0.5 ? ABOVE : BELOW, way);
    }
}
