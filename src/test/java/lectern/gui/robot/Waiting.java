package lectern.gui.robot;

import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/**
 * Waits for what the event thread will bring about. After a click, a key or a drag nothing may be checked in any other
 * way: the event comes back through the screen, and no queue that is empty says that it has.
 */
public final class Waiting {
    private static final Duration LONGEST = Duration.ofSeconds(20);

    private Waiting() {}

    /** Returns as soon as a condition, asked on the event thread, holds; its name is told if it never does. */
    public static void until(String what, BooleanSupplier condition) {
        if (!within(LONGEST, condition)) throw new AssertionError("waited in vain until " + what);
    }

    /** As {@link #until(String, BooleanSupplier)}; what was there instead is told too. */
    public static void until(String what, Object expected, Supplier<?> actual) {
        if (!within(LONGEST, () -> expected.equals(actual.get()))) {
            throw new AssertionError("waited in vain until %s: it is not %s but %s"
                    .formatted(what, expected, onEventThread(actual::get)));
        }
    }

    static boolean within(Duration time, BooleanSupplier condition) {
        long end = System.nanoTime() + time.toNanos();
        while (!onEventThread(condition::getAsBoolean)) {
            if (System.nanoTime() > end) return false;
            try {
                Thread.sleep(5);
            } catch (InterruptedException given) {
                throw new AssertionError("interrupted", given);
            }
        }
        return true;
    }

    /** What the event thread answers. */
    public static <T> T onEventThread(Callable<T> question) {
        FutureTask<T> task = new FutureTask<>(question);
        try {
            if (SwingUtilities.isEventDispatchThread()) task.run();
            else SwingUtilities.invokeAndWait(task);
            return task.get();
        } catch (InterruptedException | InvocationTargetException failure) {
            throw new AssertionError(failure);
        } catch (java.util.concurrent.ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException cause) throw cause;
            if (failure.getCause() instanceof Error cause) throw cause;
            throw new AssertionError(failure.getCause());
        }
    }
}
