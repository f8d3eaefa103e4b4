package lectern.gui.lesson.lecture;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.awt.EventQueue;
import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;

/** Looks out for changes of one file, on a thread of its own, and tells of them on the event thread. */
final class LessonWatch implements AutoCloseable {
    /** A file is often written in several pieces, or under another name first: the last of them counts. */
    private static final long SETTLING_MILLIS = 150;

    private final Path file;
    private final WatchService service;
    private final Runnable changed;
    private volatile boolean closed;

    private LessonWatch(Path file, WatchService service, Runnable changed) {
        this.file = file;
        this.service = service;
        this.changed = changed;
    }

    /** @param changed runs on the event thread after each change, until the watch is closed */
    static LessonWatch of(Path file, Runnable changed) {
        try {
            WatchService service = file.getFileSystem().newWatchService();
            LessonWatch watch = new LessonWatch(file.toAbsolutePath(), service, changed);
            Thread thread = new Thread(watch::watch, "lectern-lesson-watch");
            thread.setDaemon(true);
            thread.start();
            return watch;
        } catch (IOException | UnsupportedOperationException unwatchable) {
            return new LessonWatch(file, null, changed);
        }
    }

    private void watch() {
        try {
            file.getParent().register(service, ENTRY_CREATE, ENTRY_MODIFY, ENTRY_DELETE);
            // What was written before the registration would be missed.
            tell();
            while (!closed) {
                if (isTouched(service.take())) {
                    settle();
                    tell();
                }
            }
        } catch (InterruptedException | ClosedWatchServiceException over) {
            // The lesson was closed meanwhile.
            closed = true;
        } catch (IOException gone) {
            // Then the lesson stays as it was read.
            closed = true;
        }
    }

    private boolean isTouched(WatchKey key) {
        boolean touched = false;
        for (WatchEvent<?> event : key.pollEvents()) {
            touched |= event.context() == null || file.getFileName().equals(event.context());
        }
        key.reset();
        return touched;
    }

    private void settle() throws InterruptedException {
        WatchKey more = service.poll(SETTLING_MILLIS, TimeUnit.MILLISECONDS);
        while (more != null) {
            more.pollEvents();
            more.reset();
            more = service.poll(SETTLING_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void tell() {
        EventQueue.invokeLater(() -> {
            if (!closed) changed.run();
        });
    }

    @Override
    public void close() {
        closed = true;
        try {
            if (service != null) service.close();
        } catch (IOException alreadyGone) {
            // It watches nothing any more, one way or another.
        }
    }
}
