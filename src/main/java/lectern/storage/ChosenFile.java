package lectern.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file whose name a person chose, in a folder that is not Lectern's own. It is replaced in whole, like a
 * {@link DurableFile}. A link to it stays a link; a device and a pipe are written to as they are.
 */
public final class ChosenFile {
    /** As many as Linux follows. */
    private static final int MOST_LINKS = 40;

    /** Where a process finds the streams that it has open; a file that one of them leads to has no name here. */
    private static final List<String> OPEN = List.of("/dev/fd", "/proc");

    private final Path path;

    public ChosenFile(Path path) {
        this.path = path;
    }

    public void write(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    public void write(byte[] content) throws IOException {
        Path file = path.toAbsolutePath();
        boolean stream = isStream(file);
        for (int links = 0; !stream && Files.isSymbolicLink(file); links++) {
            if (links == MOST_LINKS) throw new FileSystemLoopException(path.toString());
            file = file.resolveSibling(Files.readSymbolicLink(file));
            stream = isStream(file);
        }
        if (stream) {
            Files.write(path, content);
            return;
        }
        new Leftovers(file.getParent()).removeOld();
        DurableFile.shared(file).write(content);
    }

    /** Something that exists and is no file; or the name of a stream that is open, such as {@code /proc/self/fd/1}. */
    private static boolean isStream(Path file) {
        boolean named = OPEN.stream().anyMatch(file::startsWith);
        return named || (Files.exists(file) && !Files.isRegularFile(file));
    }
}
