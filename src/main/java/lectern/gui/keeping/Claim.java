package lectern.gui.keeping;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import lectern.storage.Disk;
import lectern.storage.Journal;
import lectern.storage.PrivateFolder;
import lectern.storage.ProcessMark;

/**
 * A name in a folder that belongs to one window as long as its process lives: a locked file says so. The journal beside
 * it holds the game that is being played there; if its window does not take it away, it was interrupted.
 * The name begins with the process ({@link ProcessMark}).
 */
final class Claim {
    static final String LOCK = ".lock";
    static final String JOURNAL = ".journal";

    /** On a disk that knows no locks, trying for ever would not help. */
    private static final int TRIES = 3;

    /** How far a journal may grow beyond the game that it holds. */
    private static final long SPARE = 1 << 20;

    private final Path lock;
    private final Path path;
    private final FileChannel channel;
    private final Journal journal;

    private Claim(Disk disk, Path folder, String name, FileChannel channel) throws IOException {
        this.channel = channel;
        lock = folder.resolve(name + LOCK);
        path = folder.resolve(name + JOURNAL);
        journal = Journal.begin(disk, path, SPARE);
    }

    /** A name that no window has yet. */
    static Claim stake(Disk disk, Path folder) throws IOException {
        PrivateFolder.make(folder);
        for (int i = 1; ; i++) {
            String name = ProcessMark.fresh();
            Path lock = folder.resolve(name + LOCK);
            FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            try {
                // A window that looks for interrupted games may come between, and take this one for abandoned.
                boolean own = ProcessMark.isLocked(channel, false) && Files.exists(lock);
                if (own || i == TRIES) return new Claim(disk, folder, name, channel);
                channel.close();
            } catch (IOException impossible) {
                channel.close();
                Files.deleteIfExists(lock);
                throw impossible;
            }
        }
    }

    void append(String text) throws IOException {
        journal.append(text);
    }

    void sync() throws IOException {
        journal.sync();
    }

    /** Nothing is left of it. */
    void giveUp() throws IOException {
        journal.close();
        Journal.remove(path);
        // On some systems no open file can be deleted, on others no deleted file is locked: the journal went first.
        channel.close();
        Files.deleteIfExists(lock);
    }
}
