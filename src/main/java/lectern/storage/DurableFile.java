package lectern.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Replaces a file in whole: a reader finds the old content or the new one, after a crash, a power cut or a full disk
 * too. When {@code write} returns, the new content survives a power cut. The content is written under a name of its
 * own in the same folder first, so that a link or an unrelated file is never written through or lost.
 */
public final class DurableFile {
    private static final String ENDING = ".unfinished";
    private static final String BEGINNING = ".lectern-";
    private static final String PERSONAL = "own-";
    private static final String MARK = "[0-9a-f]{16}[.]unfinished";

    private final Disk disk;
    private final Path path;
    private final Disk.Access access;

    /** A file that others may read, as the system has it for new files. */
    public static DurableFile shared(Path path) {
        return new DurableFile(Disk.SYSTEM, path, Disk.Access.USUAL);
    }

    /** A file for its owner only. */
    public static DurableFile personal(Path path) {
        return new DurableFile(Disk.SYSTEM, path, Disk.Access.PRIVATE);
    }

    public DurableFile(Disk disk, Path path, Disk.Access access) {
        this.disk = disk;
        this.path = path.toAbsolutePath();
        this.access = access;
    }

    public void write(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    public void write(byte[] content) throws IOException {
        Path unfinished = unfinished();
        try {
            try (Disk.OpenFile file = disk.create(unfinished, access)) {
                file.write(content);
                file.sync();
            }
            disk.rename(unfinished, path);
        } catch (IOException impossible) {
            remove(unfinished, impossible);
            throw impossible;
        }
        disk.syncFolder(path.getParent());
    }

    private void remove(Path unfinished, IOException reason) {
        try {
            disk.delete(unfinished);
        } catch (IOException stays) {
            reason.addSuppressed(stays);
        }
    }

    /** Its length does not depend on the name of the file, which may be as long as names can be. */
    private Path unfinished() {
        String mark = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        return path.resolveSibling(BEGINNING + (access == Disk.Access.PRIVATE ? PERSONAL : "") + mark + ENDING);
    }

    /** Whether a file is one that is being written, or was when its process ended. */
    static boolean isUnfinished(Path file) {
        return file.getFileName().toString().matches("[.]lectern-(" + PERSONAL + ")?" + MARK);
    }

    /** Whether it is to be for its owner only, as all files are that Lectern keeps for itself. */
    static boolean isPersonal(Path unfinished) {
        return unfinished.getFileName().toString().startsWith(BEGINNING + PERSONAL);
    }
}
