package lectern.storage;

import java.time.Instant;
import java.util.UUID;

/**
 * Names of files that belong to one process as long as it lives, beginning with the process. A process never opens a
 * locked file of its own a second time: closing it would give the lock away, as POSIX has it.
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

    /** A number alone would not do: after a restart another process may have it. */
    private static String own() {
        ProcessHandle own = ProcessHandle.current();
        long begun = own.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return own.pid() + "-" + begun + "-";
    }
}
