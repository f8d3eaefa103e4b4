package lectern.storage;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A file that grows by one line at a time and is never rewritten, so that nothing that stands in it is at risk. As long
 * as it is open it belongs to one writer. What is left of a line that was torn has no end, and is cut off.
 */
public final class GrowingFile implements AutoCloseable {
    private final RandomAccessFile file;
    private long end;

    /** Another writer has the file. */
    public static final class InUse extends IOException {
        private static final long serialVersionUID = 1;

        InUse(Path path) {
            super(path + " is in use");
        }
    }

    private GrowingFile(RandomAccessFile file) {
        this.file = file;
    }

    /**
     * Opens the file, or makes it; nothing is cut off yet.
     *
     * @throws InUse if another writer has it
     */
    public static GrowingFile open(Path path) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            lock(file, path);
            return new GrowingFile(file);
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** The lock goes when the file is closed. */
    private static void lock(RandomAccessFile file, Path path) throws IOException {
        try {
            if (file.getChannel().tryLock() != null) return;
        } catch (OverlappingFileLockException e) {
            // This program itself has it open already.
        }
        throw new InUse(path);
    }

    /** In bytes. What is no longer than nothing may be a device that never ends. */
    public long length() throws IOException {
        return file.length();
    }

    /** What comes next stands behind so many bytes; what is there now is cut off. */
    public void cutOffAt(long place) throws IOException {
        file.setLength(place);
        end = place;
    }

    /** Adds a line: the end of this process does not lose it, a power cut may until {@link #sync}. */
    public void add(String line) throws IOException {
        write(line, false);
    }

    /** Adds a line that a power cut does not lose. */
    public void addForGood(String line) throws IOException {
        write(line, true);
    }

    private void write(String line, boolean synced) throws IOException {
        try {
            file.seek(end);
            file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            if (synced) sync();
            end = file.getFilePointer();
        } catch (IOException e) {
            cutOff(e);
            throw e;
        }
    }

    public void sync() throws IOException {
        file.getFD().sync();
    }

    private void cutOff(IOException reason) {
        try {
            file.setLength(end);
        } catch (IOException e) {
            // What is left there has no end, and will be taken for torn.
            reason.addSuppressed(e);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
