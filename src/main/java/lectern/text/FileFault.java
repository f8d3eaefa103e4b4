package lectern.text;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import lectern.game.Phrase;

/** Why a file or folder cannot be read or written, for a person: in the words of the system only where there are no others. */
public final class FileFault {
    private FileFault() {}

    /** Why a file cannot be read. */
    public static Phrase reading(IOException fault) {
        boolean missing = fault instanceof NoSuchFileException file && isInFolder(file);
        return missing ? Phrase.of("reading.file.missing") : of(fault);
    }

    /** Why a file cannot be written, or a folder not be used. */
    public static Phrase of(IOException fault) {
        if (fault instanceof NoSuchFileException missing) {
            return Phrase.of(isInFolder(missing) ? "reading.file.cannot-be" : "reading.file.no-folder");
        }
        if (fault instanceof AccessDeniedException) return Phrase.of("reading.file.not-allowed");
        if (fault instanceof FileAlreadyExistsException other) {
            return Phrase.of("reading.file.no-folder-but-file", String.valueOf(other.getFile()));
        }
        String reason = fault instanceof FileSystemException named ? named.getReason() : fault.getMessage();
        return reason == null ? Phrase.of("reading.file.unknown") : Phrase.of("reading.file.reason", reason);
    }

    /** The same with the file, if the system names it. */
    public static Phrase named(IOException fault) {
        return file(fault)
                .map(file -> Phrase.of("reading.file.named", file, of(fault)))
                .orElseGet(() -> of(fault));
    }

    /** The file that was meant, if the system names it; of one that was to take another's place, that. */
    public static Optional<String> file(IOException fault) {
        if (!(fault instanceof FileSystemException named)) return Optional.empty();
        return Optional.ofNullable(named.getOtherFile()).or(() -> Optional.ofNullable(named.getFile()));
    }

    private static boolean isInFolder(NoSuchFileException missing) {
        Path folder = missing.getFile() == null
                ? null
                : Path.of(missing.getFile()).toAbsolutePath().getParent();
        return folder != null && Files.isDirectory(folder);
    }
}
