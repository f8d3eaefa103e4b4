package lectern.play.engine;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lines that came from an engine and that nothing has asked for yet. They are few: an engine that writes more waits. */
final class UnreadLines {
    /** Letters of all lines together. A line counts one more than it has. */
    static final int ROOM = 1 << 18;

    private final BlockingQueue<Optional<BoundedLines.Line>> lines = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(ROOM);

    /** Adds a line, as soon as there is room for it. */
    void put(BoundedLines.Line line) throws InterruptedException {
        room.acquire(letters(line));
        lines.put(Optional.of(line));
    }

    /** There will be no more lines. */
    void end() {
        lines.add(Optional.empty());
    }

    /** The next line; empty if there will be none; null if none came in time. */
    Optional<BoundedLines.Line> poll(long millis) throws InterruptedException {
        Optional<BoundedLines.Line> next = lines.poll(millis, TimeUnit.MILLISECONDS);
        if (next != null && next.isPresent()) room.release(letters(next.get()));
        return next;
    }

    /** How many letters there are. */
    int held() {
        return ROOM - room.availablePermits();
    }

    private static int letters(BoundedLines.Line line) {
        return Math.min(ROOM, line.text().length() + 1);
    }
}
