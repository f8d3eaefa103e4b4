package lectern.gui.memory;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;

/** Keeps what went wrong where its author may find it, and out of the sight of whoever uses the window. */
public final class MishapLog implements Thread.UncaughtExceptionHandler {
    static final String FILE = "mishaps.txt";
    private static final long LONGEST = 1 << 20;

    private final DataFolder folder;

    public MishapLog(DataFolder folder) {
        this.folder = folder;
    }

    /** Writes on a thread of its own: the one that stumbled may be the window's. */
    @Override
    public void uncaughtException(Thread thread, Throwable mishap) {
        new Thread(() -> keep(thread.getName(), mishap), "mishap log").start();
    }

    synchronized void keep(String where, Throwable mishap) {
        StringWriter story = new StringWriter();
        story.write("%s, %s%n".formatted(Instant.now(), where));
        mishap.printStackTrace(new PrintWriter(story));
        try {
            append(story + "\n");
        } catch (IOException nowhere) {
            // Then nobody will read it; the window goes on.
        }
    }

    private void append(String story) throws IOException {
        Path file = Files.createDirectories(folder.path()).resolve(FILE);
        boolean full = Files.exists(file) && Files.size(file) > LONGEST;
        StandardOpenOption manner = full ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.APPEND;
        Files.writeString(file, story, StandardOpenOption.CREATE, StandardOpenOption.WRITE, manner);
    }
}
