package lectern.gui.robot;

import java.awt.Window;
import java.util.concurrent.Callable;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;

/**
 * A window on the screen that a robot may use at once: shown, active, and where AWT believes it to be. Closing this
 * disposes of it and of every other window.
 */
public final class ShownWindow<W extends Window> implements AutoCloseable {
    private final Robot robot;
    private final W window;

    private ShownWindow(Robot robot, W window) {
        this.robot = robot;
        this.window = window;
    }

    /** Shows a window that is made on the event thread. What touches components off that thread fails from now on. */
    public static <W extends Window> ShownWindow<W> of(Callable<W> made) {
        FailOnThreadViolationRepaintManager.install();
        Robot robot = BasicRobot.robotWithCurrentAwtHierarchy();
        robot.settings().delayBetweenEvents(10);
        // Every check waits for what it checks: a pause after each event would be most of what the robots do.
        robot.settings().eventPostingDelay(10);
        try {
            W window = Waiting.onEventThread(made);
            Waiting.onEventThread(() -> {
                window.setVisible(true);
                return window;
            });
            return new ShownWindow<>(robot, settled(robot, window));
        } catch (RuntimeException | Error failure) {
            robot.cleanUp();
            throw failure;
        }
    }

    /** Waits until a window that was opened by something else, such as a dialog, can be used too. */
    public <D extends Window> D settled(D opened) {
        return settled(robot, opened);
    }

    public Robot robot() {
        return robot;
    }

    public W window() {
        return window;
    }

    @Override
    public void close() {
        robot.cleanUp();
    }

    private static <W extends Window> W settled(Robot robot, W window) {
        Waiting.until("the window is shown", window::isShowing);
        if (!Waiting.within(java.time.Duration.ofSeconds(2), window::isActive)) robot.focusAndWaitForFocusGain(window);
        Waiting.until("the window is active", window::isActive);
        new Settling(robot, window).settle();
        return window;
    }
}
