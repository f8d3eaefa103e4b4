package lectern.gui.present;

import java.awt.AWTEvent;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * What lies over everything and lets every click through: a pointer that the last row can see, and a spotlight that
 * follows it.
 */
final class Overhead extends JComponent implements AWTEventListener {
    /** Sizes, as shares of the screen's height. */
    private static final double POINTER = 0.07;

    private static final double SPOT = 0.13;

    private static final Color SHADE = new Color(0, 0, 0, 165);

    private final transient Runnable moved;
    private transient Point pointer = new Point();
    private boolean large;
    private boolean spot;

    /** @param moved runs whenever the pointer has been moved */
    Overhead(Runnable moved) {
        this.moved = moved;
        setName("present.overhead");
    }

    void begin() {
        Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.MOUSE_MOTION_EVENT_MASK);
    }

    void end() {
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
        spotlight(false);
    }

    boolean isSpotOn() {
        return spot;
    }

    boolean isPointerLarge() {
        return large;
    }

    void spotlight(boolean on) {
        if (spot == on) return;
        spot = on;
        repaint();
    }

    void togglePointer() {
        large = !large;
        Component root = SwingUtilities.getRoot(this);
        if (root != null) root.setCursor(large ? none() : null);
        repaint();
    }

    private static java.awt.Cursor none() {
        BufferedImage empty = new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB);
        return Toolkit.getDefaultToolkit().createCustomCursor(empty, new Point(), "none");
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        MouseEvent mouse = (MouseEvent) event;
        boolean here = SwingUtilities.getRoot(mouse.getComponent()) == SwingUtilities.getRoot(this);
        if (!here || getParent() == null) return;
        pointTo(SwingUtilities.convertPoint(mouse.getComponent(), mouse.getPoint(), this));
        moved.run();
    }

    /** Only what changes is painted: around where the pointer was, and around where it is. */
    void pointTo(Point place) {
        if (place.equals(pointer)) return;
        Rectangle before = around();
        pointer = place;
        if (large || spot) {
            repaint(before);
            repaint(around());
        }
    }

    private Rectangle around() {
        int reach = (int) Math.ceil(Math.max(SPOT, POINTER) * getHeight()) + 2;
        return new Rectangle(pointer.x - reach, pointer.y - reach, 2 * reach, 2 * reach);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        if (spot) {
            double radius = SPOT * getHeight();
            Area shade = new Area(new Rectangle(getWidth(), getHeight()));
            shade.subtract(
                    new Area(new Ellipse2D.Double(pointer.x - radius, pointer.y - radius, 2 * radius, 2 * radius)));
            g.setColor(SHADE);
            g.fill(shade);
        }
        if (large) paintPointer(g);
        g.dispose();
    }

    private void paintPointer(Graphics2D g) {
        double size = POINTER * getHeight();
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(0, 0);
        arrow.lineTo(0, 0.82);
        arrow.lineTo(0.2, 0.64);
        arrow.lineTo(0.34, 0.98);
        arrow.lineTo(0.48, 0.92);
        arrow.lineTo(0.34, 0.59);
        arrow.lineTo(0.6, 0.57);
        arrow.closePath();
        g.translate(pointer.x, pointer.y);
        g.scale(size, size);
        g.setColor(Color.WHITE);
        g.setStroke(new BasicStroke(0.1f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(arrow);
        g.setColor(new Color(0xC2, 0x18, 0x5B));
        g.fill(arrow);
        g.setColor(Color.BLACK);
        g.setStroke(new BasicStroke(0.03f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(arrow);
    }

    /** Nothing is clicked here. */
    @Override
    public boolean contains(int x, int y) {
        return false;
    }
}
