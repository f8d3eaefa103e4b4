package lectern.gui.settings;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import lectern.game.Phrase;
import lectern.storage.WriteAheadLog;

/**
 * Brings changes into the file of settings, in two steps: a log hands them to the system at once, so that they survive
 * the end of the process; then they are merged into the file, which is synced, many changes at a time. What could not be
 * merged is tried again with the next change, and by the next process.
 *
 * <p>Each step has a thread of its own, so that no change waits for the sync of another. The threads end when there is
 * nothing to write, and outlive the windows when there is.
 */
final class SettingsWriter {
    private static final String LOG = "settings";

    /** The event thread waits for a disk no longer. */
    static final Duration PATIENCE = Duration.ofMillis(50);

    /** A log that was given so many letters begins anew. */
    private static final int SPARE = 1 << 18;

    private final SettingsFile file;
    private final Trouble trouble;
    private final ThreadPoolExecutor logging = thread();
    private final ThreadPoolExecutor merging = thread();
    private final AtomicBoolean mergeIsDue = new AtomicBoolean();

    /** What the file does not say yet. Guarded by this. */
    private Changes unwritten = Changes.NONE;

    /** Together they say what is unwritten: those that were left behind, or one of this. Belong to the logging thread. */
    private List<WriteAheadLog> logs = List.of();

    /** What the last of them says, if it is one of this. Belongs to the logging thread. */
    private Changes logged = Changes.NONE;

    /** How much may still be put into the one log; 0 if it is none of this. */
    private int room;

    SettingsWriter(SettingsFile file, Trouble trouble) {
        this.file = file;
        this.trouble = trouble;
    }

    private static ThreadPoolExecutor thread() {
        return new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    /** Before anything else: what processes that are gone did not bring into the file. This brings it there. */
    Changes takeOver() throws IOException {
        List<WriteAheadLog> left = WriteAheadLog.leftBehind(file.folder().path(), LOG);
        if (left.isEmpty()) return Changes.NONE;
        Changes changes = Changes.NONE;
        for (WriteAheadLog log : left) changes = changes.and(Changes.read(log.text()));
        synchronized (this) {
            unwritten = changes;
        }
        logging.execute(() -> logs = left);
        mergeSoon();
        return changes;
    }

    /**
     * Adds changes. When this returns they survive the end of the process, unless the disk takes longer than
     * {@link #PATIENCE}.
     */
    void add(Changes changes) {
        synchronized (this) {
            unwritten = unwritten.and(changes);
        }
        CountDownLatch done = new CountDownLatch(1);
        logging.execute(() -> {
            try {
                handOver();
            } finally {
                done.countDown();
            }
        });
        mergeSoon();
        await(done);
    }

    private static void await(CountDownLatch done) {
        try {
            done.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Merges once more, though nothing may have changed: the file may have to be mended. */
    void mergeSoon() {
        if (mergeIsDue.compareAndSet(false, true)) logging.execute(() -> merging.execute(this::merge));
    }

    /** Waits until the file says everything, or cannot. */
    void awaitWritten() {
        CompletableFuture.runAsync(() -> {}, logging)
                .thenRunAsync(() -> {}, merging)
                .thenRunAsync(() -> {}, logging)
                .join();
    }

    private synchronized Changes unwritten() {
        return unwritten;
    }

    private void handOver() {
        Changes changes = unwritten();
        // Several changes may have waited for the disk; the first that has its turn logs them all.
        if (changes.equals(logged)) return;
        try {
            log(changes.text());
            logged = changes;
        } catch (IOException impossible) {
            // What the logs say already is still there; the merge may be possible, and tells if it is not.
            room = 0;
        }
    }

    private void log(String text) throws IOException {
        if (room < text.length()) beginLog(text);
        else logs.get(0).put(text);
        room -= text.length();
    }

    /** One that says everything takes the place of all that there are. */
    private void beginLog(String text) throws IOException {
        WriteAheadLog log = WriteAheadLog.begin(file.folder().path(), LOG);
        try {
            log.put(text);
        } catch (IOException impossible) {
            remove(log);
            throw impossible;
        }
        logs.forEach(SettingsWriter::remove);
        logs = List.of(log);
        room = SPARE;
    }

    private void merge() {
        mergeIsDue.set(false);
        Changes changes = unwritten();
        try {
            file.merge(changes).ifPresent(trouble::tell);
        } catch (IOException | RuntimeException impossible) {
            trouble.tell(Phrase.of(
                    "frame.nothing-kept", file.folder().path().toAbsolutePath().toString()));
            return;
        }
        synchronized (this) {
            unwritten = unwritten.without(changes);
        }
        logging.execute(this::clearLogs);
    }

    /** What was logged is written, but for what has changed since. */
    private void clearLogs() {
        room = 0;
        logged = Changes.NONE;
        if (!unwritten().isEmpty()) handOver();
        else {
            logs.forEach(SettingsWriter::remove);
            logs = List.of();
        }
    }

    private static void remove(WriteAheadLog log) {
        try {
            log.remove();
        } catch (IOException stays) {
            // The next process finds it, and what it says, which the file says already.
            return;
        }
    }
}
