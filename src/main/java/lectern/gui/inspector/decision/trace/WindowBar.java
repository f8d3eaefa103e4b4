package lectern.gui.inspector.decision.trace;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalDouble;
import javax.swing.UIManager;
import lectern.gui.look.LookColour;
import lectern.gui.look.PaintedPart;
import lectern.telling.trace.Window;

/** The window of a search among all the values that it met: what lies between α and β is still open. */
final class WindowBar extends PaintedPart {
    private static final int HEIGHT = 28;
    private static final int POINTER = 6;
    private static final int LEAST = 4;

    private transient ValueRange range = ValueRange.NONE;
    private transient Window window = Window.ALL;
    private transient OptionalDouble value = OptionalDouble.empty();

    WindowBar() {
        setName("steps.window");
    }

    /**
     * @param found what the search has just found, if it has
     */
    void show(ValueRange all, Window open, OptionalDouble found) {
        range = all;
        window = open;
        value = found;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        double pointer = UIScale.scale((float) POINTER);
        double top = 1.5 * pointer;
        double height = getHeight() - 2 * top;
        g.setColor(UIManager.getColor("Table.background"));
        g.fill(new Rectangle2D.Double(x(0), top, x(1) - x(0), height));
        double least = UIScale.scale((float) LEAST);
        double left = x(range.at(window.alpha()));
        double width = x(range.at(window.beta())) - left;
        if (width < least) left -= (least - width) / 2;
        g.setColor(LookColour.of("Component.accentColor", "textHighlight"));
        g.fill(new Rectangle2D.Double(left, top, Math.max(least, width), height));
        g.setColor(UIManager.getColor("Label.foreground"));
        g.setStroke(new BasicStroke(UIScale.scale(1f)));
        g.draw(new Rectangle2D.Double(x(0), top, x(1) - x(0), height));
        double zero = x(range.at(0));
        g.draw(new Line2D.Double(zero, top, zero, top + height));
        value.ifPresent(found -> point(g, x(range.at(found)), pointer));
        g.dispose();
    }

    /** Two arrowheads that meet at a value, from above and from below. */
    private void point(Graphics2D g, double x, double size) {
        g.setStroke(new BasicStroke(UIScale.scale(2f)));
        g.draw(new Line2D.Double(x, size, x, getHeight() - size));
        for (int sign : new int[] {1, -1}) {
            double edge = sign > 0 ? 0 : getHeight();
            Path2D head = new Path2D.Double();
            head.moveTo(x - size, edge);
            head.lineTo(x + size, edge);
            head.lineTo(x, edge + sign * 1.5 * size);
            head.closePath();
            g.fill(head);
        }
    }

    private double x(double place) {
        double margin = UIScale.scale((float) POINTER) + 1;
        return margin + place * (getWidth() - 2 * margin);
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(10 * HEIGHT, HEIGHT));
    }

    @Override
    public Dimension getMinimumSize() {
        return UIScale.scale(new Dimension(HEIGHT, HEIGHT));
    }
}
