package lectern.gui.desk;

import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import lectern.search.Stop;

/**
 * Work in the {@link Background} of which only the latest counts: to start a piece is to cancel the one before, of which
 * nothing is told any more. On the event thread.
 */
public final class LatestTask {
    /** Work that can be asked to end early. */
    public interface Stoppable<T> {
        T work(Stop stop) throws Exception;
    }

    private final Background background;
    private final boolean interrupts;
    private Future<?> latest;
    private Stop stop = new Stop();

    private LatestTask(Background background, boolean interrupts) {
        this.background = background;
        this.interrupts = interrupts;
    }

    /** For work that may be left half done: what is cancelled is interrupted. */
    public static LatestTask interruptible(Background background) {
        return new LatestTask(background, true);
    }

    /** For work that must come to its end once it was begun, as writing a file must. */
    public static LatestTask uninterrupted(Background background) {
        return new LatestTask(background, false);
    }

    public <T> void start(Callable<T> work, Consumer<T> done) {
        startStoppable(unused -> work.call(), done);
    }

    /** Work that is asked to stop when it is cancelled; what it has by then is not told. */
    public <T> void startStoppable(Stoppable<T> work, Consumer<T> done) {
        cancel();
        Stop token = new Stop();
        stop = token;
        latest = background.work(() -> work.work(token), done);
    }

    public void cancel() {
        stop.ask();
        if (latest != null) latest.cancel(interrupts);
    }

    public boolean isWorking() {
        return latest != null && !latest.isDone();
    }
}
