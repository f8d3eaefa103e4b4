package lectern.picture.rate;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The names of series beside a plot, each with its look. */
final class ShareLegend {
    private static final double GAP = 0.5;

    private final RateStyle style;
    private final PlotFrame frame;

    ShareLegend(RateStyle style) {
        this.style = style;
        frame = new PlotFrame(style);
    }

    /** What it takes of the width. */
    double width(List<ShareSeries> series, String rest) {
        double widest = series.stream()
                .mapToDouble(one -> frame.width(one.name()))
                .max()
                .orElse(0);
        return Math.max(widest, frame.width(rest)) + sample() + 3 * GAP * frame.height();
    }

    private double sample() {
        return 2.2 * frame.height();
    }

    /**
     * @param rest what is told below the names
     * @param bars whether series are shown as bars, otherwise as curves
     */
    void draw(Graphics2D g, Rectangle2D plot, List<ShareSeries> series, String rest, boolean bars) {
        double line = Math.min(1.4 * frame.height(), plot.getHeight() / (series.size() + (rest.isEmpty() ? 0.0 : 1.0)));
        double x = plot.getMaxX() + GAP * frame.height() * 1.4;
        for (int i = 0; i < series.size(); i++) {
            double middle = plot.getMinY() + (i + 0.5) * line;
            ShareSeries one = series.get(i);
            if (bars) square(g, one.look(), x, middle);
            else sample(g, one.look(), x, middle);
            write(g, one.name(), left(x, bars), middle);
        }
        write(g, rest, left(x, bars), plot.getMinY() + (series.size() + 0.5) * line);
    }

    private double left(double x, boolean bars) {
        return x + (bars ? 0.9 * frame.height() : sample()) + GAP * frame.height();
    }

    private void write(Graphics2D g, String text, double x, double middle) {
        g.setFont(style.font());
        g.setColor(style.text());
        g.drawString(text, (float) x, (float) (middle + 0.36 * style.font().getSize2D()));
    }

    private void square(Graphics2D g, SeriesLook look, double x, double middle) {
        double size = 0.9 * frame.height();
        look.swatch().fill(g, new Rectangle2D.Double(x, middle - size / 2, size, size), size / 2, style.paper());
    }

    private void sample(Graphics2D g, SeriesLook look, double x, double middle) {
        g.setColor(look.swatch().colour());
        g.setStroke(look.stroke((float) style.scale()));
        g.draw(new Line2D.Double(x, middle, x + sample(), middle));
        mark(g, look, x + sample() / 2, middle);
    }

    void mark(Graphics2D g, SeriesLook look, double x, double y) {
        Shape mark = look.mark(x, y, style.scale());
        g.setColor(look.isHollow() ? style.paper() : look.swatch().colour());
        g.fill(mark);
        g.setColor(look.swatch().colour());
        g.setStroke(new BasicStroke((float) (1.3 * style.scale())));
        g.draw(mark);
    }
}
