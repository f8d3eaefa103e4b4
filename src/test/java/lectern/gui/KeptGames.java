package lectern.gui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import lectern.storage.StoredText;

/** What is kept in a data folder of games in windows that are open, or were killed. */
final class KeptGames {
    private KeptGames() {}

    /** The last entries of all journals, one behind the other; "?" where one goes while it is read. */
    static String texts(Path data) {
        Path running = data.resolve("running");
        if (!Files.isDirectory(running)) return "";
        try (Stream<Path> files = Files.list(running)) {
            StringBuilder texts = new StringBuilder();
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".journal")).toList()) {
                texts.append(StoredText.lastEntry(file, 1 << 20).orElse(""));
            }
            return texts.toString();
        } catch (NoSuchFileException goneMeanwhile) {
            return "?";
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
