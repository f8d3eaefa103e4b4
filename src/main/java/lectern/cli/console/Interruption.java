package lectern.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import lectern.search.Stop;

/** Lets a command end in good order when its process is asked to end: it is told to stop, and given a little time. */
public final class Interruption implements AutoCloseable {
    /** What a process that was interrupted ends with. */
    public static final int EXIT_CODE = 130;

    private static final int SECONDS = 20;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;

    public Interruption(Stop stop) {
        hook = new Thread(() -> {
            stop.ask();
            awaitEnd();
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void awaitEnd() {
        try {
            if (ended.await(SECONDS, TimeUnit.SECONDS)) return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The command has said all that it had to say. */
    @Override
    public void close() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already, and the hook has done its work.
        }
    }
}
