package lectern.gui.desk;

import java.awt.EventQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/**
 * Work that would hold up the event thread, done on a thread of its own, one piece after the other. What comes of it is
 * told on the event thread, unless it was cancelled before. What is worked out may only use immutable values.
 */
public final class Background implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread working = new Thread(task, "lectern-background");
        working.setDaemon(true);
        return working;
    });

    /** From then on no result is told. */
    private volatile boolean closed;

    /**
     * Does a piece of work; cancelling it on the event thread guarantees that its result is not told. What is still
     * asked for by an event that was on its way when this was closed is not done.
     */
    public <T> Future<T> work(Callable<T> work, Consumer<T> done) {
        FutureTask<T> task = new FutureTask<>(work) {
            private volatile boolean unwanted;

            /** What is done already cannot be cancelled any more, but it may be still on its way to be told. */
            @Override
            public boolean cancel(boolean mayInterrupt) {
                unwanted = true;
                return super.cancel(mayInterrupt);
            }

            @Override
            protected void done() {
                EventQueue.invokeLater(() -> {
                    if (!unwanted && !closed) done.accept(resultNow(this));
                });
            }
        };
        if (closed) task.cancel(false);
        else thread.execute(task);
        return task;
    }

    /** A defect in the work is a defect of the program: it surfaces on the event thread. */
    private static <T> T resultNow(Future<T> finished) {
        try {
            return finished.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } catch (java.util.concurrent.ExecutionException defect) {
            throw new IllegalStateException(defect.getCause());
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.shutdownNow();
    }
}
