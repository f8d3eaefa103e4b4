package lectern.gui.keeping;

import java.awt.EventQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Writes one thing after the other, on a thread of its own, and to the end: what is to be kept is written even if the
 * window is closed meanwhile. The thread ends soon after there is nothing more to write.
 */
public final class Writing {
    private final ThreadPoolExecutor thread;

    public Writing(String name) {
        thread = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            Thread writing = new Thread(task, name);
            writing.setDaemon(false);
            return writing;
        });
    }

    void later(Runnable work) {
        thread.execute(work);
    }

    /** As {@link #later}; what it answers is done when the work is, whatever came of it. */
    Future<?> handOver(Runnable work) {
        // A future made by the executor would keep a defect of the work to itself.
        CompletableFuture<Void> done = new CompletableFuture<>();
        thread.execute(() -> {
            try {
                work.run();
            } finally {
                done.complete(null);
            }
        });
        return done;
    }

    /** Waits until all that was given to it so far is written. */
    void await() {
        CompletableFuture.runAsync(() -> {}, thread).join();
    }

    /** Does something, and tells what came of it on the event thread. */
    public <T> void later(Supplier<T> work, Consumer<T> done) {
        thread.execute(() -> {
            T result = work.get();
            EventQueue.invokeLater(() -> done.accept(result));
        });
    }
}
