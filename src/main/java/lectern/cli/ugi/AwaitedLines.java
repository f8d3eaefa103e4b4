package lectern.cli.ugi;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import lectern.play.engine.BoundedLines;

/**
 * Reads lines on a thread of its own, so that the thread that waits for the next one can be woken before it comes:
 * reading itself cannot be interrupted.
 */
final class AwaitedLines implements AutoCloseable {
    private final BoundedLines lines;

    /** One is read ahead and no more. */
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(1);

    private final Thread listener = new Thread(this::listen, "listening");

    /** A line, the end where there is none, or why nothing more can be read. */
    private record Heard(Optional<BoundedLines.Line> line, IOException trouble) {
        private static final Heard NOTHING = new Heard(Optional.empty(), null);
    }

    AwaitedLines(BoundedLines lines) {
        this.lines = lines;
        listener.setDaemon(true);
        listener.start();
    }

    /** The next line; empty at the end of the input, or when it was woken, or its thread interrupted. */
    Optional<BoundedLines.Line> next() throws IOException {
        try {
            Heard next = heard.take();
            if (next.trouble() != null) throw next.trouble();
            return next.line();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Ends the waiting for a line. If a line is there already, no thread waits. */
    void wake() {
        if (heard.isEmpty()) heard.offer(Heard.NOTHING);
    }

    @Override
    public void close() {
        listener.interrupt();
    }

    private void listen() {
        try {
            Optional<BoundedLines.Line> line = Optional.empty();
            do {
                line = lines.next();
                heard.put(new Heard(line, null));
            } while (line.isPresent());
        } catch (IOException e) {
            tell(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void tell(IOException trouble) {
        try {
            heard.put(new Heard(Optional.empty(), trouble));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
