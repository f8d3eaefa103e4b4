package lectern.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a process is about to write into another file, which takes longer because that file is synced. The log is not
 * synced: it survives the end of the process, and not a power cut. Its file exists only while something is about to be
 * written; the process locks it, so that a later process can tell that the log was left behind.
 * The name of the file says to which process it belongs ({@link ProcessMark}).
 */
public final class WriteAheadLog {
    private static final String ENDING = ".ahead";
    private static final int TRIES = 3;
    private static final Set<OpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);

    /** No log is read further back. */
    private static final int LONGEST = 4 << 20;

    private final Path path;
    private final FileChannel channel;

    private WriteAheadLog(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** Makes a log, and the folder if it is not there. */
    public static WriteAheadLog begin(Path folder, String name) throws IOException {
        PrivateFolder.make(folder);
        for (int i = 0; i < TRIES; i++) {
            Path path = folder.resolve(beginning(name) + ProcessMark.fresh() + ENDING);
            FileChannel channel = FileChannel.open(path, NEW, SystemDisk.rights(path, Disk.Access.PRIVATE));
            // A process that looks for logs that were left behind may come before the lock, and remove the file.
            if (isTaken(channel, path)) return new WriteAheadLog(path, channel);
            channel.close();
        }
        throw new IOException(folder + " knows no locks");
    }

    /** Those of processes that are gone, the oldest first. From now on they are this process's. */
    public static List<WriteAheadLog> leftBehind(Path folder, String name) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        List<Path> paths;
        try (Stream<Path> files = Files.list(folder)) {
            paths = files.filter(file -> isForeign(file.getFileName().toString(), name))
                    .sorted(Comparator.comparing(WriteAheadLog::time))
                    .toList();
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
        List<WriteAheadLog> left = new ArrayList<>();
        for (Path path : paths) opened(path).ifPresent(left::add);
        return left;
    }

    /** One that cannot be opened stays, and is no reason not to take the others. */
    private static Optional<WriteAheadLog> opened(Path path) throws IOException {
        FileChannel channel;
        try {
            channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (IOException stays) {
            return Optional.empty();
        }
        if (isTaken(channel, path)) return Optional.of(new WriteAheadLog(path, channel));
        channel.close();
        return Optional.empty();
    }

    /** Replaces what is about to be written. When this returns, the text survives the end of the process. */
    public void put(String text) throws IOException {
        ByteBuffer entry = ByteBuffer.wrap(JournalEntry.of(text).getBytes(StandardCharsets.UTF_8));
        while (entry.hasRemaining()) channel.write(entry);
    }

    /** What was put last and is whole; nothing if there is no such text. */
    public String text() throws IOException {
        long start = Math.max(0, channel.size() - LONGEST);
        ByteBuffer bytes = ByteBuffer.allocate((int) (channel.size() - start));
        while (bytes.hasRemaining() && channel.read(bytes, start + bytes.position()) > 0)
            ;
        return JournalEntry.last(new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8))
                .orElse("");
    }

    /** All that it said is written. */
    public void remove() throws IOException {
        try (channel) {
            // Some systems cannot remove an open file; what is found of this one says nothing any more.
            channel.truncate(0);
        }
        Files.deleteIfExists(path);
    }

    /** Without this lock, or without its file, a log belongs to another process. */
    private static boolean isTaken(FileChannel channel, Path path) {
        return ProcessMark.isLocked(channel, false) && Files.exists(path);
    }

    private static boolean isForeign(String file, String name) {
        return file.startsWith(beginning(name))
                && file.endsWith(ENDING)
                && !ProcessMark.isOwn(file.substring(beginning(name).length()));
    }

    private static String beginning(String name) {
        return "." + name + "-";
    }

    private static FileTime time(Path path) {
        try {
            return Files.getLastModifiedTime(path);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
