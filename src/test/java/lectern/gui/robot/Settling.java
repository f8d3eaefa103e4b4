package lectern.gui.robot;

import java.awt.AWTEvent;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.Robot;

/**
 * Makes AWT know where a window is. Without a window manager it sometimes believes it elsewhere, and a robot that aims
 * where AWT believes the window misses. A mouse event knows better: it says where the pointer is on the screen and in
 * the window, and if those disagree with AWT the window is moved a little and back.
 */
final class Settling {
    private static final Duration FOR_AN_EVENT = Duration.ofMillis(700);
    private static final int TRIES = 25;

    private final Robot robot;
    private final Window window;

    /** By how much the last mouse event and AWT disagree; null when there was none. */
    private final AtomicReference<Point> difference = new AtomicReference<>();

    Settling(Robot robot, Window window) {
        this.robot = robot;
        this.window = window;
    }

    void settle() {
        AWTEventListener listener = this::heard;
        Toolkit.getDefaultToolkit().addAWTEventListener(listener, AWTEvent.MOUSE_MOTION_EVENT_MASK);
        try {
            for (int i = 0; i < TRIES; i++) {
                if (isWhereAwtBelieves(i)) return;
                nudge();
            }
        } finally {
            Toolkit.getDefaultToolkit().removeAWTEventListener(listener);
        }
        throw new AssertionError("AWT does not find out where the window is: " + window);
    }

    private void heard(AWTEvent event) {
        if (!(event instanceof MouseEvent mouse)) return;
        Window heardBy = SwingUtilities.getWindowAncestor(mouse.getComponent());
        if (mouse.getComponent() != window && heardBy != window) return;
        Point believed = mouse.getPoint();
        SwingUtilities.convertPointToScreen(believed, mouse.getComponent());
        difference.set(new Point(believed.x - mouse.getXOnScreen(), believed.y - mouse.getYOnScreen()));
    }

    private boolean isWhereAwtBelieves(int round) {
        Point middle = Waiting.onEventThread(() -> {
            Point corner = window.getLocationOnScreen();
            return new Point(corner.x + window.getWidth() / 2, corner.y + window.getHeight() / 2);
        });
        // Two moves: the first may be no movement at all, if the pointer is there already.
        robot.moveMouse(middle.x + 3, middle.y + 2 + round % 2);
        difference.set(null);
        robot.moveMouse(middle);
        return Waiting.within(FOR_AN_EVENT, () -> difference.get() != null)
                && difference.get().equals(new Point(0, 0));
    }

    private void nudge() {
        for (int step : new int[] {1, -1}) {
            Waiting.onEventThread(() -> {
                window.setLocation(window.getX() + step, window.getY());
                return window;
            });
            robot.waitForIdle();
        }
    }
}
