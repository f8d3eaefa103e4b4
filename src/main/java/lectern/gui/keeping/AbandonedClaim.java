package lectern.gui.keeping;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.storage.Journal;
import lectern.storage.ProcessMark;
import lectern.storage.StoredText;

/**
 * What a window left behind whose process is gone: its {@link Claim}, or what there is of it. It is this process's from
 * now on, so that no other window is offered it; if this process ends as well, it is offered again.
 */
final class AbandonedClaim {
    /** The game as versions before 2 kept it: a record. */
    private static final String RECORD = ".lectern";

    /** Longer than the largest game that can be read, and what a journal may hold besides. */
    private static final int LONGEST = 20_000_000;

    private final Path folder;
    private final String name;
    private final FileChannel channel;

    private AbandonedClaim(Path folder, String name, FileChannel channel) {
        this.folder = folder;
        this.name = name;
        this.channel = channel;
    }

    /** The names that other processes left in a folder, whether they are gone or not. */
    static Set<String> names(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return Set.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .flatMap(file -> Stream.of(Claim.LOCK, Claim.JOURNAL, RECORD)
                            .filter(file::endsWith)
                            .map(ending -> file.substring(0, file.length() - ending.length())))
                    .filter(name -> !ProcessMark.isOwn(name))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** Takes over a name, unless the process that has it is alive. */
    static Optional<AbandonedClaim> take(Path folder, String name) throws IOException {
        Path lock = folder.resolve(name + Claim.LOCK);
        // No window makes a folder or a link, and nothing can be locked there.
        boolean isFile = Files.isRegularFile(lock, LinkOption.NOFOLLOW_LINKS);
        if (!isFile && Files.exists(lock, LinkOption.NOFOLLOW_LINKS)) Unreadable.putAside(folder, lock);
        FileChannel channel = open(lock);
        if (isLocked(channel)) return Optional.of(new AbandonedClaim(folder, name, channel));
        channel.close();
        return Optional.empty();
    }

    private static FileChannel open(Path lock) throws IOException {
        try {
            return FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (AccessDeniedException othersFile) {
            return FileChannel.open(lock, StandardOpenOption.READ);
        }
    }

    private static boolean isLocked(FileChannel channel) {
        try {
            return ProcessMark.isLocked(channel, false);
        } catch (NonWritableChannelException readable) {
            return ProcessMark.isLocked(channel, true);
        }
    }

    /** Whether there is any game, readable or not. */
    boolean isEmpty() throws IOException {
        for (Path file : files()) {
            if (!Files.isRegularFile(file) || Files.size(file) > 0) return false;
        }
        return true;
    }

    /**
     * The text of its game.
     *
     * @throws IOException also if it is damaged
     */
    String read() throws IOException {
        Path journal = file(Claim.JOURNAL);
        if (!Files.exists(journal, LinkOption.NOFOLLOW_LINKS)) return StoredText.read(file(RECORD), LONGEST);
        return StoredText.lastEntry(journal, LONGEST)
                .orElseThrow(() -> new IOException(journal + " has no whole entry"));
    }

    /** When it was last written. */
    Instant written() throws IOException {
        return Files.getLastModifiedTime(files().get(0)).toInstant();
    }

    /** Keeps what cannot be read where it is not read again, and answers where. */
    Path putAside() throws IOException {
        Path kept = folder;
        for (Path file : files()) kept = Unreadable.putAside(folder, file);
        giveUp();
        return kept;
    }

    /** Nothing is left of it. */
    void giveUp() throws IOException {
        Files.deleteIfExists(file(RECORD));
        Journal.remove(file(Claim.JOURNAL));
        channel.close();
        Files.deleteIfExists(file(Claim.LOCK));
    }

    /** The newer way of keeping first. */
    private List<Path> files() {
        return Stream.of(Claim.JOURNAL, RECORD)
                .map(this::file)
                .filter(file -> Files.exists(file, LinkOption.NOFOLLOW_LINKS))
                .toList();
    }

    private Path file(String ending) {
        return folder.resolve(name + ending);
    }
}
