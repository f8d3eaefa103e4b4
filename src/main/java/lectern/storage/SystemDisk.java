package lectern.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** The disks that the system knows. */
final class SystemDisk implements Disk {
    private static final Set<OpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    @Override
    public OpenFile create(Path file, Access access) throws IOException {
        return new Channel(FileChannel.open(file, NEW, rights(file, access)));
    }

    static FileAttribute<?>[] rights(Path file, Access access) {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (access == Access.USUAL || !posix) return new FileAttribute<?>[0];
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        };
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException onThisDisk) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    /** Windows opens no folder as a file; its file systems write names in order by themselves. */
    @Override
    public void syncFolder(Path folder) throws IOException {
        if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) return;
        try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(true);
        }
    }

    private record Channel(FileChannel channel) implements OpenFile {
        @Override
        public void write(byte[] content) throws IOException {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) channel.write(rest);
        }

        @Override
        public void sync() throws IOException {
            channel.force(false);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
