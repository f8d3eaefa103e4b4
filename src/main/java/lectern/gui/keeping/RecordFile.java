package lectern.gui.keeping;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import lectern.game.Phrase;
import lectern.play.GameRecord;
import lectern.play.UnreadableRecord;

/** Files of people's own. Never used on the event thread: a disk may be far away. */
final class RecordFile {
    private static final long LONGEST = 8_000_000;

    private RecordFile() {}

    /** Why a file could not be read or written, in a sentence. */
    static final class Refused extends Exception {
        private final transient Phrase reason;

        private Refused(Throwable cause, String key, Object... arguments) {
            super(key, cause);
            reason = Phrase.of(key, arguments);
        }

        Phrase reason() {
            return reason;
        }
    }

    static GameRecord read(Path path) throws Refused {
        String name = String.valueOf(path.getFileName());
        try {
            if (Files.size(path) > LONGEST) throw new Refused(null, "keeping.too-long", name);
            return GameRecord.read(Files.readString(path));
        } catch (UnreadableRecord unreadable) {
            throw new Refused(
                    unreadable, "keeping.no-record", name, unreadable.reason(), unreadable.line(), unreadable.column());
        } catch (CharacterCodingException noText) {
            throw new Refused(noText, "keeping.no-text", name);
        } catch (NoSuchFileException absent) {
            throw new Refused(absent, "keeping.no-file", name);
        } catch (IOException impossible) {
            throw new Refused(impossible, "keeping.no-reading", name);
        }
    }

    /**
     * Writes a record so that the file has the old text or the new one, whole, whatever happens. It gets the rights that
     * new files usually have, since others may be meant to read it.
     */
    static void write(Path path, GameRecord record) throws Refused {
        try {
            Path file = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            if (Files.exists(file) && !Files.isWritable(file)) throw new AccessDeniedException(file.toString());
            Path unfinished = file.resolveSibling("." + file.getFileName() + ".unfinished");
            try {
                Files.writeString(unfinished, record.text());
                replace(unfinished, file);
            } finally {
                Files.deleteIfExists(unfinished);
            }
        } catch (IOException impossible) {
            throw new Refused(impossible, "keeping.no-writing", String.valueOf(path.getFileName()));
        }
    }

    private static void replace(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException onThisDisk) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
