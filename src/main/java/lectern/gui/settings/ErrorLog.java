package lectern.gui.settings;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lectern.storage.Disk;
import lectern.storage.PrivateFolder;

/**
 * Keeps what went wrong where its author may find it, and out of the user's sight. It never fails
 * itself: what cannot be kept is not.
 */
public final class ErrorLog implements Thread.UncaughtExceptionHandler {
    static final String FILE = "mishaps.txt";
    private static final long LONGEST = 1 << 20;
    private static final int LONGEST_STORY = 1 << 16;

    /** So many may wait to be written; a window that cannot be painted has one each time that it is. */
    private static final int MOST = 16;

    private final DataFolder folder;

    /** Not that of the mishap, which may be the window's. */
    private final ThreadPoolExecutor writer = new ThreadPoolExecutor(
            0,
            1,
            1,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST),
            ErrorLog::thread,
            new ThreadPoolExecutor.DiscardPolicy());

    public ErrorLog(DataFolder folder) {
        this.folder = folder;
    }

    /** A mishap of its own would otherwise be written by it, and fail again. */
    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "mishap log");
        thread.setUncaughtExceptionHandler((failed, ignored) -> {});
        return thread;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable mishap) {
        writer.execute(() -> keep(thread.getName(), mishap));
    }

    /** Waits until everything that is to be kept is; nothing is kept after that. */
    void close() throws InterruptedException {
        writer.shutdown();
        while (!writer.awaitTermination(1, TimeUnit.MINUTES))
            ;
    }

    synchronized void keep(String where, Throwable mishap) {
        try {
            append(Instant.now() + ", " + where + "\n" + story(mishap) + "\n");
        } catch (IOException | RuntimeException nowhere) {
            // It cannot be kept; the window goes on.
            return;
        }
    }

    private static String story(Throwable mishap) {
        BoundedStory story = new BoundedStory();
        try {
            mishap.printStackTrace(new PrintWriter(story));
        } catch (RuntimeException untold) {
            return mishap.getClass().getName() + "\n" + untold.getClass().getName() + "\n";
        }
        return story.toString();
    }

    private void append(String story) throws IOException {
        Path file = PrivateFolder.make(folder.path()).resolve(FILE);
        byte[] content = story.getBytes(StandardCharsets.UTF_8);
        boolean exists = Files.exists(file, LinkOption.NOFOLLOW_LINKS);
        // A pipe would be waited for without end, and a link may lead anywhere.
        if (exists && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) return;
        if (exists && Files.size(file) <= LONGEST) {
            Files.write(file, content, StandardOpenOption.APPEND, LinkOption.NOFOLLOW_LINKS);
            return;
        }
        Disk.SYSTEM.delete(file);
        try (Disk.OpenFile begun = Disk.SYSTEM.create(file, Disk.Access.PRIVATE)) {
            begun.write(content);
        }
    }

    /** The beginning of what is written. */
    private static final class BoundedStory extends StringWriter {
        @Override
        public void write(String text, int start, int length) {
            super.write(
                    text, start, Math.min(length, LONGEST_STORY - getBuffer().length()));
        }

        @Override
        public void write(char[] text, int start, int length) {
            super.write(
                    text, start, Math.min(length, LONGEST_STORY - getBuffer().length()));
        }

        @Override
        public void write(int letter) {
            if (getBuffer().length() < LONGEST_STORY) super.write(letter);
        }

        @Override
        public void write(String text) {
            write(text, 0, text.length());
        }
    }
}
