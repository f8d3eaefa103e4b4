package lectern.gui.memory;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

/** The folder where settings and games are kept. It is made when something is first written. */
public record DataFolder(Path path) {
    /** Where the system keeps such things for its user. */
    public static DataFolder usual() {
        Path home = Path.of(System.getProperty("user.home"));
        return usual(System.getProperty("os.name"), System.getenv(), home);
    }

    static DataFolder usual(String system, Map<String, String> environment, Path home) {
        if (system.startsWith("Windows")) {
            return named("Lectern", environment.get("APPDATA"), home.resolve("AppData/Roaming"));
        }
        if (system.startsWith("Mac")) return named("Lectern", null, home.resolve("Library/Application Support"));
        return named("lectern", environment.get("XDG_DATA_HOME"), home.resolve(".local/share"));
    }

    /** Relative folders are no answer, says XDG, and they would be another folder wherever one starts. */
    private static DataFolder named(String name, String told, Path otherwise) {
        boolean usable = told != null && Path.of(told).isAbsolute();
        return new DataFolder((usable ? Path.of(told) : otherwise).resolve(name));
    }

    /** What a file says; empty if there is none. */
    public Optional<String> read(String name) throws IOException {
        try {
            return Optional.of(Files.readString(path.resolve(name)));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    /** Writes a file so that whoever reads it, even after a power cut, finds the old text or the new one, whole. */
    public void write(String name, String text) throws IOException {
        Files.createDirectories(path);
        Path unfinished = Files.createTempFile(path, name, ".unfinished");
        try {
            Files.writeString(unfinished, text);
            replace(unfinished, path.resolve(name));
        } finally {
            Files.deleteIfExists(unfinished);
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
