package lectern.cli.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import lectern.play.GameRecord;
import lectern.play.UnreadableRecord;
import lectern.storage.StoredText;
import lectern.text.FileFault;
import picocli.CommandLine.ParameterException;

/** The record of a game that a command was told to read. */
public record RecordArgument(String name) {
    private static final String ENDING = ".lectern";
    private static final int LONGEST = 8_000_000;

    /** Whether an argument that may name a game names a record instead: no game's text ends like that. */
    public static boolean isMeantBy(String argument) {
        return argument.toLowerCase(Locale.ROOT).endsWith(ENDING);
    }

    /** @throws ParameterException saying in one sentence why it is no record */
    public GameRecord read(LanguageOption lang) {
        try {
            return GameRecord.read(StoredText.read(Path.of(name), LONGEST));
        } catch (UnreadableRecord unreadable) {
            // Line and column are given as texts: a number would get a separator after its thousands.
            String line = String.valueOf(unreadable.line());
            String column = String.valueOf(unreadable.column());
            throw lang.wrong("keeping.no-record", shortName(), unreadable.reason(), line, column);
        } catch (CharacterCodingException noText) {
            throw lang.wrong("keeping.no-text", shortName());
        } catch (StoredText.TooLong tooLong) {
            throw lang.wrong("keeping.too-long", shortName());
        } catch (IOException unreadable) {
            throw lang.wrong("reading.file.named", name, FileFault.reading(unreadable));
        } catch (InvalidPathException noName) {
            throw lang.wrong("reading.file.named", name, noName.getReason());
        }
    }

    /** The name without its folders. */
    private String shortName() {
        return String.valueOf(Path.of(name).getFileName());
    }
}
