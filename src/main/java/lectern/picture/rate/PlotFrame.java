package lectern.picture.rate;

import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** Where a plot lies in its area, and the letters around it. */
public final class PlotFrame {
    /** Room above a plot where nothing is written, in lines. */
    public static final double LITTLE = 0.8;

    private static final FontRenderContext EXACTLY = new FontRenderContext(new AffineTransform(), true, true);

    private final RateStyle style;

    public PlotFrame(RateStyle style) {
        this.style = style;
    }

    /**
     * The room that is left for the plot.
     *
     * @param numbers the widest of the numbers at its left
     */
    public Rectangle2D plot(Rectangle2D area, String numbers, double top, double right) {
        double line = height();
        double left = 2 * line + width(numbers);
        double bottom = 2.9 * line;
        return new Rectangle2D.Double(
                area.getX() + left,
                area.getY() + top,
                Math.max(1, area.getWidth() - left - right),
                Math.max(1, area.getHeight() - top - bottom));
    }

    /** Of a line of letters. */
    public double height() {
        return 1.25 * style.font().getSize2D();
    }

    public double width(String text) {
        return style.font().getStringBounds(text, EXACTLY).getWidth();
    }

    /** What the axes measure: below the plot, and upright at its left. */
    public void names(Graphics2D g, Rectangle2D area, Rectangle2D plot, String across, String up) {
        g.setFont(style.font());
        g.setColor(style.text());
        double middle = Math.max(area.getMinX() + width(across) / 2, plot.getCenterX());
        centred(g, across, Math.min(middle, area.getMaxX() - width(across) / 2), plot.getMaxY() + 2.45 * height());
        AffineTransform before = g.getTransform();
        g.translate(area.getX() + height(), plot.getCenterY());
        g.rotate(-Math.PI / 2);
        double shift = Math.min(0, plot.getCenterY() - area.getMinY() - width(up) / 2);
        centred(g, up, shift, 0);
        g.setTransform(before);
    }

    public void below(Graphics2D g, Rectangle2D plot, String number, double x) {
        g.setFont(style.font());
        g.setColor(style.text());
        centred(g, number, x, plot.getMaxY() + 1.25 * height());
    }

    public void left(Graphics2D g, Rectangle2D plot, String number, double y) {
        g.setFont(style.font());
        g.setColor(style.text());
        double x = plot.getMinX() - width(number) - 0.4 * height();
        g.drawString(number, (float) x, (float) (y + 0.36 * style.font().getSize2D()));
    }

    public void centred(Graphics2D g, String text, double x, double y) {
        g.drawString(text, (float) (x - width(text) / 2), (float) y);
    }
}
