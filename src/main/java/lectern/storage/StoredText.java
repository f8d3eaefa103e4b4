package lectern.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads files that may have become anything meanwhile: damaged, or longer than any that this program wrote. */
public final class StoredText {
    private StoredText() {}

    /** A file is longer than any that this program wrote. */
    public static final class TooLong extends IOException {
        private static final long serialVersionUID = 1;

        TooLong(Path file, long longest) {
            super(file + " is longer than " + longest + " bytes");
        }
    }

    /**
     * A file's text.
     *
     * @throws java.nio.charset.CharacterCodingException if it is not UTF-8
     * @throws TooLong if it has more bytes than the longest that is expected
     */
    public static String read(Path file, int longest) throws IOException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes(file, longest)))
                .toString();
    }

    /** A file's first bytes, however long it is and whatever they say. */
    public static byte[] beginning(Path file, int most) throws IOException {
        try (InputStream in = opened(file)) {
            return in.readNBytes(most);
        }
    }

    /** The last whole entry of a {@link Journal}, looked for in its last bytes; damage before and after it does no harm. */
    public static Optional<String> lastEntry(Path journal, int longest) throws IOException {
        try (InputStream in = opened(journal)) {
            in.skipNBytes(Math.max(0, Files.size(journal) - longest));
            return JournalEntry.last(new String(in.readNBytes(longest), StandardCharsets.UTF_8));
        }
    }

    /** Asks for one byte more than the longest: a file's size says nothing where a device or a growing file is read. */
    private static byte[] bytes(Path file, int longest) throws IOException {
        try (InputStream in = opened(file)) {
            byte[] bytes = in.readNBytes(longest + 1);
            if (bytes.length > longest) throw new TooLong(file, longest);
            return bytes;
        }
    }

    private static InputStream opened(Path file) throws IOException {
        // A pipe would be waited for without end.
        if (Files.exists(file) && !Files.isRegularFile(file)) throw new FileSystemException(file + " is not a file");
        return Files.newInputStream(file);
    }
}
