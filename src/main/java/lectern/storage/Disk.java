package lectern.storage;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The calls to a file system on which durability depends. A written byte survives a crash of the program at once, and a
 * power cut after {@link OpenFile#sync()}; a file's name survives a power cut after {@link #syncFolder}.
 */
public interface Disk {
    /** Who may read a new file. */
    enum Access {
        /** Its owner only. */
        PRIVATE,
        /** As the system has it for new files. */
        USUAL
    }

    /** The disks of this machine. */
    Disk SYSTEM = new SystemDisk();

    /** Creates a file. Fails if there is anything of that name, a link that leads nowhere included. */
    OpenFile create(Path file, Access access) throws IOException;

    /** Gives a file another name, in one step where the system can; what had that name is gone. */
    void rename(Path from, Path to) throws IOException;

    /** Removes a file, if it is there. */
    void delete(Path file) throws IOException;

    /** From here on the names in a folder survive a power cut, where the system can promise that. */
    void syncFolder(Path folder) throws IOException;

    /** A file that is being written, from its beginning to its end. */
    interface OpenFile extends Closeable {
        void write(byte[] content) throws IOException;

        void sync() throws IOException;
    }
}
