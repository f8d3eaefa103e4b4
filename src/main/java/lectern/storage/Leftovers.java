package lectern.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** What writes of a {@link DurableFile} left in a folder because their process was killed. Nothing else is touched. */
public final class Leftovers {
    /** A write takes seconds. What is older belongs to no write that is still going on. */
    private static final Duration OLD = Duration.ofHours(1);

    private final Path folder;

    public Leftovers(Path folder) {
        this.folder = folder;
    }

    /** Removes all of them. Only for a folder in which no other process can be writing at this moment. */
    public void removeAll() throws IOException {
        for (Path file : unfinished()) Files.deleteIfExists(file);
    }

    /**
     * Removes those of files that Lectern keeps for itself: for a folder whose lock this process holds. A person may be
     * writing another file there at this moment, without the lock.
     */
    void removePersonal() throws IOException {
        for (Path file : unfinished()) if (DurableFile.isPersonal(file)) Files.deleteIfExists(file);
    }

    /** Removes those that no process can be writing any more, as far as that is allowed. */
    public void removeOld() {
        try {
            Instant latest = Instant.now().minus(OLD);
            for (Path file : unfinished()) {
                Instant written = Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
                        .toInstant();
                if (written.isBefore(latest)) Files.deleteIfExists(file);
            }
        } catch (IOException stays) {
            // The folder may hold files of others, or be one that cannot be listed: no reason not to write there.
            return;
        }
    }

    private List<Path> unfinished() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(DurableFile::isUnfinished)
                    .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .toList();
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }
}
