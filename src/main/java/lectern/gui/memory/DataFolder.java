package lectern.gui.memory;

import java.nio.file.Path;
import java.util.Map;
import lectern.storage.Disk;

/** The folder where settings and games are kept. It is made when something is first written. */
public record DataFolder(Path path, Disk disk) {
    public DataFolder(Path path) {
        this(path, Disk.SYSTEM);
    }

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
}
