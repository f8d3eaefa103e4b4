package lectern.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** A folder of files that Lectern keeps for itself: only its owner may look into it, where the system knows such rights. */
public final class PrivateFolder {
    private PrivateFolder() {}

    /** Makes a folder and those above it, as far as they are not there. One that is there stays as it is. */
    public static Path make(Path folder) throws IOException {
        boolean posix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix ? Files.createDirectories(folder, forOwner()) : Files.createDirectories(folder);
    }

    private static FileAttribute<?> forOwner() {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
    }
}
