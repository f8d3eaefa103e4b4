package lectern.play;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.stream.IntStream;
import lectern.search.Stop;

/** Several threads that do the same work until there is none left, and one that waits for all of them. */
public final class Workers {
    private Workers() {}

    /**
     * Returns when all have ended. If the waiting thread is interrupted, they are asked to stop, and still waited for.
     *
     * @param made makes the threads
     * @param work what each of them does until nothing is left or it is asked to stop
     */
    public static void run(int threads, ThreadFactory made, Stop stop, Runnable work) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, made);
        List<Future<?>> workers = IntStream.range(0, threads)
                .<Future<?>>mapToObj(i -> pool.submit(work))
                .toList();
        pool.shutdown();
        boolean interrupted = false;
        for (Future<?> worker : workers) interrupted |= waitFor(worker, stop);
        if (interrupted) Thread.currentThread().interrupt();
    }

    /** Whether the waiting thread was interrupted. */
    private static boolean waitFor(Future<?> worker, Stop stop) {
        boolean interrupted = false;
        while (true) {
            try {
                worker.get();
                return interrupted;
            } catch (InterruptedException e) {
                interrupted = true;
                stop.ask();
            } catch (ExecutionException e) {
                stop.ask();
                throw new IllegalStateException(e.getCause());
            }
        }
    }
}
