package lectern.play.handin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import lectern.game.Phrase;

/** A file that was handed in, of which nothing but its name is known. */
record HandInFile(Path path, HandInKind kind) {
    /** What to call it in sentences. */
    String shown() {
        return EntryName.shown(EntryName.of(path));
    }

    /**
     * The file's bytes; of a long file one more than the longest that is wanted.
     *
     * @throws Unacceptable if it cannot be read, or is no plain file
     */
    byte[] bytes(int longest) {
        try {
            if (Files.isSymbolicLink(path)) throw new Unacceptable(Phrase.of("handin.link", shown()));
            // A pipe would be waited for without end.
            if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new Unacceptable(Phrase.of("handin.no-file", shown()));
            }
            try (InputStream in = Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS)) {
                return in.readNBytes(longest + 1);
            }
        } catch (IOException | SecurityException e) {
            throw new Unacceptable(Phrase.of("handin.unreadable", shown()));
        }
    }
}
