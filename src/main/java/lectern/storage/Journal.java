package lectern.storage;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A file that says how something stood last. It grows by one entry with each change, and its last whole entry counts, so
 * that a torn or damaged end costs no more than that entry. One thread appends; another may sync.
 *
 * <p>An entry is the character U+001E, a check sum, the text's length, the text and a line end. The text never holds that character:
 * otherwise the text of an entry could pass for an entry of its own.
 */
public final class Journal implements Closeable {
    private static final String NEXT = ".next";

    /** A journal that holds this much more than its last entry begins anew with that entry. */
    private final long spare;

    private final Disk disk;
    private final Path path;
    private Disk.OpenFile file;
    private long length;

    private volatile boolean isNameSynced;

    /** Begins a journal, for its owner's eyes only. */
    public static Journal begin(Path path) throws IOException {
        return begin(Disk.SYSTEM, path, 1 << 20);
    }

    public static Journal begin(Disk disk, Path path, long spare) throws IOException {
        return new Journal(disk, path, spare, disk.create(path, Disk.Access.PRIVATE));
    }

    private Journal(Disk disk, Path path, long spare, Disk.OpenFile file) {
        this.disk = disk;
        this.path = path;
        this.spare = spare;
        this.file = file;
    }

    /** When this returns, the entry survives the end of the program; it survives a power cut after {@link #sync()}. */
    public void append(String text) throws IOException {
        byte[] entry = JournalEntry.of(text).getBytes(StandardCharsets.UTF_8);
        if (length > spare + entry.length && beginAnew(entry)) return;
        current().write(entry);
        length += entry.length;
    }

    public void sync() throws IOException {
        Disk.OpenFile synced = current();
        try {
            synced.sync();
            syncName();
        } catch (ClosedChannelException closed) {
            // A journal that began anew synced its new file before it closed the old one.
            if (synced == current()) throw closed;
        }
    }

    private void syncName() throws IOException {
        if (isNameSynced) return;
        disk.syncFolder(path.toAbsolutePath().getParent());
        isNameSynced = true;
    }

    /** Where that is impossible the journal goes on as it is. */
    private boolean beginAnew(byte[] entry) throws IOException {
        Path next = next(path);
        Disk.OpenFile fresh = null;
        try {
            disk.delete(next);
            fresh = disk.create(next, Disk.Access.PRIVATE);
            fresh.write(entry);
            fresh.sync();
            disk.rename(next, path);
        } catch (IOException impossible) {
            if (fresh != null) fresh.close();
            return false;
        }
        length = entry.length;
        replace(fresh).close();
        disk.syncFolder(path.toAbsolutePath().getParent());
        return true;
    }

    private synchronized Disk.OpenFile current() {
        return file;
    }

    private synchronized Disk.OpenFile replace(Disk.OpenFile fresh) {
        Disk.OpenFile old = file;
        file = fresh;
        return old;
    }

    @Override
    public void close() throws IOException {
        current().close();
    }

    /** Removes a closed journal and what it may have left. */
    public static void remove(Path path) throws IOException {
        Disk.SYSTEM.delete(path);
        Disk.SYSTEM.delete(next(path));
    }

    private static Path next(Path path) {
        return path.resolveSibling(path.getFileName() + NEXT);
    }
}
