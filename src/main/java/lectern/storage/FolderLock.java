package lectern.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * One writer at a time in a folder, among all threads and processes, of files that Lectern keeps for itself. What a
 * writer finds of them unfinished was left by a process that is gone, and is removed.
 */
public final class FolderLock {
    private static final String FILE = ".lock";
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(2);

    private FolderLock() {}

    /** Something that is read and written while no other writer is at work. */
    @FunctionalInterface
    public interface Work<T> {
        T run() throws IOException;
    }

    /**
     * Makes the folder if it is not there, and works in it alone. Not for the event thread.
     *
     * @throws IOException if the work throws it, or if another process holds the folder for longer than five seconds
     */
    public static <T> T alone(Path folder, Work<T> work) throws IOException {
        PrivateFolder.make(folder);
        // A process has one lock of a file: it must neither ask for it twice nor close the file meanwhile.
        synchronized (FolderLock.class) {
            try (FileChannel channel = FileChannel.open(
                            folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock lock = lock(channel, folder)) {
                if (lock.isValid()) new Leftovers(folder).removePersonal();
                return work.run();
            }
        }
    }

    private static FileLock lock(FileChannel channel, Path folder) throws IOException {
        long end = System.nanoTime() + PATIENCE;
        for (FileLock lock = channel.tryLock(); ; lock = channel.tryLock()) {
            if (lock != null) return lock;
            if (System.nanoTime() - end > 0) throw new IOException(folder + " is in use");
            LockSupport.parkNanos(PAUSE);
        }
    }
}
