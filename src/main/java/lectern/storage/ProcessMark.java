package lectern.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.time.Instant;
import java.util.UUID;

/**
 * Files that belong to one process as long as it lives: their names begin with the process, which locks them. It never
 * opens a locked file of its own a second time: closing it would give the lock away, as POSIX has it.
 */
public final class ProcessMark {
    private ProcessMark() {}

    /** A name that no other file has. */
    public static String fresh() {
        return own() + UUID.randomUUID();
    }

    /** Whether this process made a name. */
    public static boolean isOwn(String name) {
        return name.startsWith(own());
    }

    /**
     * Locks a file for this process, unless another has it. Where a disk knows no locks, no file can be known to be
     * abandoned, and so none is.
     *
     * @param shared for a file that is only read
     */
    public static boolean isLocked(FileChannel channel, boolean shared) {
        try {
            return channel.tryLock(0, Long.MAX_VALUE, shared) != null;
        } catch (IOException | OverlappingFileLockException taken) {
            return false;
        }
    }

    /** A number alone would not do: after a restart another process may have it. */
    private static String own() {
        ProcessHandle own = ProcessHandle.current();
        long begun = own.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return own.pid() + "-" + begun + "-";
    }
}
