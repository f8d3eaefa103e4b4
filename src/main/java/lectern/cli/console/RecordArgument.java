package lectern.cli.console;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import lectern.play.GameRecord;
import lectern.play.UnreadableRecord;
import lectern.storage.StoredText;
import lectern.text.FileFault;
import picocli.CommandLine.ParameterException;

/** An argument that names a file with the record of a game. */
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
            String file = String.valueOf(Path.of(name).getFileName());
            throw lang.wrong("keeping.no-record", file, unreadable.reason(), line, column);
        } catch (IOException unreadable) {
            throw lang.wrong("reading.file.named", name, FileFault.reading(unreadable));
        } catch (InvalidPathException noName) {
            throw lang.wrong("reading.file.named", name, noName.getReason());
        }
    }
}
