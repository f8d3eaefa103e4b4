package lectern.gui.robot;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.Robot;

/** Puts the pointer somewhere, and waits until the program has heard of it: what it leaves has been left by then. */
public final class MovedPointer {
    private MovedPointer() {}

    /** In the middle of something. */
    public static void at(Robot robot, Component component) {
        at(
                robot,
                component,
                Waiting.onEventThread(() -> new Point(component.getWidth() / 2, component.getHeight() / 2)));
    }

    public static void at(Robot robot, Component component, Point place) {
        Point wanted = Waiting.onEventThread(() -> {
            Point onScreen = new Point(place);
            SwingUtilities.convertPointToScreen(onScreen, component);
            return onScreen;
        });
        AtomicReference<Point> heard = new AtomicReference<>();
        AWTEventListener listener = event -> {
            if (event instanceof MouseEvent mouse) heard.set(mouse.getLocationOnScreen());
        };
        Toolkit.getDefaultToolkit().addAWTEventListener(listener, AWTEvent.MOUSE_MOTION_EVENT_MASK);
        try {
            // Two moves: the second alone would be no movement, and never be heard of, if the pointer is there already.
            robot.moveMouse(wanted.x + 1, wanted.y);
            robot.moveMouse(wanted);
            Waiting.until("the pointer is there", wanted, heard::get);
        } finally {
            Toolkit.getDefaultToolkit().removeAWTEventListener(listener);
        }
    }
}
