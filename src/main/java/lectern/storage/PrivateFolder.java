package lectern.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** A folder that only its owner may look into, where the system knows such rights. */
public final class PrivateFolder {
    private PrivateFolder() {}

    /** Makes a folder, and those above it as the system has it for new ones. One that is there stays as it is. */
    public static Path make(Path folder) throws IOException {
        Path whole = folder.toAbsolutePath();
        if (whole.getParent() != null) Files.createDirectories(whole.getParent());
        try {
            Files.createDirectory(whole, rights(whole));
        } catch (FileAlreadyExistsException there) {
            if (!Files.isDirectory(whole, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(whole)) throw there;
        }
        return folder;
    }

    private static FileAttribute<?>[] rights(Path folder) {
        if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) return new FileAttribute<?>[0];
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
        };
    }
}
