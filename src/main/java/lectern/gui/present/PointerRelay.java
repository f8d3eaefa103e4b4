package lectern.gui.present;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** Lies over a component that is shown magnified, and hands what the mouse does there to the part that is seen there. */
final class PointerRelay extends JPanel {
    private final JComponent shown;
    private final transient DoubleSupplier factor;
    private transient Optional<Component> over = Optional.empty();
    private transient Optional<Component> held = Optional.empty();

    PointerRelay(JComponent shown, DoubleSupplier factor) {
        this.shown = shown;
        this.factor = factor;
        setOpaque(false);
        Listener listener = new Listener();
        addMouseListener(listener);
        addMouseMotionListener(listener);
        addMouseWheelListener(listener);
    }

    private Point place(MouseEvent event) {
        return new Point((int) (event.getX() / factor.getAsDouble()), (int) (event.getY() / factor.getAsDouble()));
    }

    /** The innermost part at a place that hears the mouse. */
    private Optional<Component> hearing(Point place, boolean wheel) {
        Component part = SwingUtilities.getDeepestComponentAt(shown, place.x, place.y);
        while (part != null && part != shown.getParent()) {
            boolean hears = wheel
                    ? part.getMouseWheelListeners().length > 0
                    : part.getMouseListeners().length > 0 || part.getMouseMotionListeners().length > 0;
            if (hears) return Optional.of(part);
            part = part.getParent();
        }
        return Optional.empty();
    }

    private void hand(MouseEvent event, int id, Point place, Component target) {
        Point inside = SwingUtilities.convertPoint(shown, place, target);
        target.dispatchEvent(new MouseEvent(
                target,
                id,
                event.getWhen(),
                event.getModifiersEx(),
                inside.x,
                inside.y,
                event.getXOnScreen(),
                event.getYOnScreen(),
                event.getClickCount(),
                event.isPopupTrigger(),
                event.getButton()));
    }

    private void moveTo(MouseEvent event, Point place, Optional<Component> target) {
        if (target.equals(over)) return;
        over.ifPresent(left -> hand(event, MouseEvent.MOUSE_EXITED, place, left));
        over = target;
        over.ifPresent(entered -> hand(event, MouseEvent.MOUSE_ENTERED, place, entered));
        setCursor(over.map(Component::getCursor).orElse(null));
    }

    private final class Listener extends MouseAdapter {
        private void pass(MouseEvent event) {
            Point place = place(event);
            Optional<Component> target = held.or(() -> hearing(place, false));
            if (held.isEmpty()) moveTo(event, place, target);
            target.ifPresent(part -> hand(event, event.getID(), place, part));
        }

        @Override
        public void mousePressed(MouseEvent event) {
            pass(event);
            held = over;
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            pass(event);
            held = Optional.empty();
        }

        @Override
        public void mouseClicked(MouseEvent event) {
            pass(event);
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            pass(event);
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            pass(event);
        }

        @Override
        public void mouseExited(MouseEvent event) {
            if (held.isEmpty()) moveTo(event, place(event), Optional.empty());
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent event) {
            Point place = place(event);
            hearing(place, true).ifPresent(part -> {
                Point inside = SwingUtilities.convertPoint(shown, place, part);
                part.dispatchEvent(new MouseWheelEvent(
                        part,
                        event.getID(),
                        event.getWhen(),
                        event.getModifiersEx(),
                        inside.x,
                        inside.y,
                        event.getClickCount(),
                        event.isPopupTrigger(),
                        event.getScrollType(),
                        event.getScrollAmount(),
                        event.getWheelRotation()));
            });
        }
    }
}
