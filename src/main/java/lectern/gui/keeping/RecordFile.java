package lectern.gui.keeping;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import lectern.game.Phrase;
import lectern.play.GameRecord;
import lectern.play.UnreadableRecord;
import lectern.storage.ChosenFile;
import lectern.storage.StoredText;

/** Files of people's own. Never used on the event thread: a disk may be far away. */
public final class RecordFile {
    private static final int LONGEST = 8_000_000;

    private RecordFile() {}

    /** Why a file could not be read or written, in a sentence. */
    public static final class Refused extends Exception {
        private final transient Phrase reason;

        private Refused(Throwable cause, String key, Object... arguments) {
            super(key, cause);
            reason = Phrase.of(key, arguments);
        }

        public Phrase reason() {
            return reason;
        }
    }

    public static GameRecord read(Path path) throws Refused {
        String name = String.valueOf(path.getFileName());
        try {
            return GameRecord.read(StoredText.read(path, LONGEST));
        } catch (UnreadableRecord unreadable) {
            // Line and column are given as texts: a number would get a separator after its thousands.
            String line = String.valueOf(unreadable.line());
            String column = String.valueOf(unreadable.column());
            throw new Refused(unreadable, "keeping.no-record", name, unreadable.reason(), line, column);
        } catch (CharacterCodingException noText) {
            throw new Refused(noText, "keeping.no-text", name);
        } catch (StoredText.TooLong tooLong) {
            throw new Refused(tooLong, "keeping.too-long", name);
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
            new ChosenFile(file).write(record.text());
        } catch (IOException impossible) {
            throw new Refused(impossible, "dialog.no-writing", String.valueOf(path.getFileName()));
        }
    }
}
