package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import lectern.storage.PrivateFolder;

/** Where that is kept which should be a game and cannot be read: a person may still make something of it. */
final class Unreadable {
    private static final String FOLDER = "unreadable";

    private Unreadable() {}

    /** Moves something out of the folder of running games, and answers where it is now. */
    static Path putAside(Path running, Path file) throws IOException {
        Path aside = PrivateFolder.make(running.resolveSibling(FOLDER));
        String name = file.getFileName().toString();
        Path kept = aside.resolve(name);
        for (int i = 2; Files.exists(kept, LinkOption.NOFOLLOW_LINKS); i++) kept = aside.resolve(name + "-" + i);
        return Files.move(file, kept);
    }
}
