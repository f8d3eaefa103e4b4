package lectern.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder that survives a power cut once it is made. */
public final class DurableFolder {
    private DurableFolder() {}

    /** Makes a folder and those above it, as far as they are not there. */
    public static Path make(Path folder) throws IOException {
        Path whole = folder.toAbsolutePath();
        Path parent = whole.getParent();
        boolean made = !Files.exists(whole);
        if (made && parent != null) make(parent);
        // Fails if something else has that name.
        Files.createDirectories(whole);
        if (made && parent != null) Disk.SYSTEM.syncFolder(parent);
        return folder;
    }
}
