package lectern.gui.lab;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import javax.swing.UIManager;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.look.PaintedPart;
import lectern.picture.Swatch;

/** What a term adds to the sum as a bar: to the right of 0 if it raises it, to the left if it lowers it. */
final class ShareBar extends PaintedPart {
    private static final int WIDTH = 56;
    private static final int HEIGHT = 18;
    private static final int MARGIN = 4;

    private transient Swatch swatch;
    private double share;
    private double most;

    /** @param largest the share that fills a half of the bar */
    void show(Swatch look, double contribution, double largest) {
        swatch = look;
        share = contribution;
        most = largest;
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(WIDTH), UIScale.scale(HEIGHT));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        double middle = getWidth() / 2.0;
        double margin = UIScale.scale((float) MARGIN);
        if (swatch != null && most > 0) {
            double length = Math.min(1, Math.abs(share) / most) * (middle - 1);
            double left = share < 0 ? middle - length : middle;
            Rectangle2D area = new Rectangle2D.Double(left, margin, length, getHeight() - 2 * margin);
            swatch.fill(g, area, UIScale.scale((float) ColourIcon.TILE), UIManager.getColor("Table.background"));
        }
        g.setColor(getForeground());
        g.draw(new Line2D.Double(middle, margin / 2, middle, getHeight() - margin / 2));
        g.dispose();
    }
}
