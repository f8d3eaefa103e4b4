package lectern.gui.keeping;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import lectern.gui.memory.DataFolder;

/**
 * A name in a folder that belongs to one window as long as its process lives: a locked file says so. The record beside
 * it is the game that is being played there; if its window does not take it away, it was interrupted.
 *
 * <p>The name begins with the process, so that no process ever opens a lock of its own twice: closing it would give the
 * lock away, as POSIX has it.
 */
final class Claim {
    private static final String LOCK = ".lock";
    private static final String RECORD = ".lectern";

    /** On a disk that knows no locks, trying for ever would not help. */
    private static final int TRIES = 3;

    private final DataFolder folder;
    private final String name;
    private final FileChannel channel;

    private Claim(DataFolder folder, String name, FileChannel channel) {
        this.folder = folder;
        this.name = name;
        this.channel = channel;
    }

    /** A name that nobody has yet. */
    static Claim stake(DataFolder folder) throws IOException {
        Files.createDirectories(folder.path());
        Claim claim = stakeOne(folder);
        // Somebody who looks for abandoned games may come between, and take it for one.
        for (int i = 0; i < TRIES && !(lock(claim.channel) && Files.exists(claim.file(LOCK))); i++) {
            claim.channel.close();
            claim = stakeOne(folder);
        }
        return claim;
    }

    private static Claim stakeOne(DataFolder folder) throws IOException {
        String name = process() + "-" + UUID.randomUUID();
        Path file = folder.path().resolve(name + LOCK);
        return new Claim(folder, name, FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    private Path file(String ending) {
        return folder.path().resolve(name + ending);
    }

    /** Those of windows that are gone; they are this process's from now on, so that nobody else is offered them. */
    static List<Claim> abandoned(DataFolder folder) throws IOException {
        if (!Files.isDirectory(folder.path())) return List.of();
        List<Path> locks;
        try (Stream<Path> files = Files.list(folder.path())) {
            locks = files.filter(file -> isForeign(file.getFileName().toString()))
                    .sorted()
                    .toList();
        }
        List<Claim> abandoned = new ArrayList<>();
        for (Path file : locks) {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
            String name = file.getFileName().toString().replace(LOCK, "");
            if (lock(channel)) abandoned.add(new Claim(folder, name, channel));
            else channel.close();
        }
        return abandoned;
    }

    Optional<String> read() throws IOException {
        return folder.read(name + RECORD);
    }

    void write(String text) throws IOException {
        folder.write(name + RECORD, text);
    }

    /** When it was last written. */
    Instant written() throws IOException {
        return Files.getLastModifiedTime(file(RECORD)).toInstant();
    }

    /** Nothing is left of it. */
    void giveUp() throws IOException {
        Files.deleteIfExists(file(RECORD));
        // On some systems no open file can be deleted, on others no deleted file is locked: the record went first.
        channel.close();
        Files.deleteIfExists(file(LOCK));
    }

    private static boolean isForeign(String name) {
        return name.endsWith(LOCK) && !name.startsWith(process() + "-");
    }

    /** A number alone would not do: after a restart another process may have it. */
    private static String process() {
        ProcessHandle own = ProcessHandle.current();
        long begun = own.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return own.pid() + "-" + begun;
    }

    /** Where a disk knows no locks, nobody can tell what is abandoned, and so nothing is. */
    private static boolean lock(FileChannel channel) {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (IOException | OverlappingFileLockException taken) {
            return false;
        }
    }
}
