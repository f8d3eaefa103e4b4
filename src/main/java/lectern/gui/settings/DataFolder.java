package lectern.gui.settings;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lectern.storage.Disk;

/** The folder where settings and games are kept. It is made when something is first written. */
public record DataFolder(Path path, Disk disk) {
    public DataFolder(Path path) {
        this(path, Disk.SYSTEM);
    }

    /**
     * Where the system keeps such things for its user; empty if it does not say where.
     *
     * @throws java.nio.file.InvalidPathException if it says so in another encoding
     */
    public static Optional<DataFolder> usual() {
        return usual(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    }

    /**
     * @param home what Java takes for the user's folder: a question mark, where the system has no entry for the user
     */
    static Optional<DataFolder> usual(String system, Map<String, String> environment, String home) {
        Supplier<Optional<Path>> own = () -> absolute(home).or(() -> absolute(environment.get("HOME")));
        if (system.startsWith("Windows")) {
            return absolute(environment.get("APPDATA"))
                    .or(() -> own.get().map(folder -> folder.resolve("AppData/Roaming")))
                    .map(folder -> new DataFolder(folder.resolve("Lectern")));
        }
        if (system.startsWith("Mac")) {
            return own.get().map(folder -> new DataFolder(folder.resolve("Library/Application Support/Lectern")));
        }
        return absolute(environment.get("XDG_DATA_HOME"))
                .or(() -> own.get().map(folder -> folder.resolve(".local/share")))
                .map(folder -> new DataFolder(folder.resolve("lectern")));
    }

    /** Relative folders are no answer, says XDG, and they would be another folder wherever one starts. */
    private static Optional<Path> absolute(String told) {
        return Optional.ofNullable(told).map(Path::of).filter(Path::isAbsolute);
    }
}
