package lectern.gui.dialog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;

/** What Lectern is built of: its own version and those of the libraries, as the build wrote them down. */
record Libraries(String version, List<Library> libraries) {
    private static final String LIBRARY = "library.";

    record Library(String name, String version, String licence) {}

    static Libraries read() {
        Properties build = new Properties();
        try (InputStream in = Libraries.class.getResourceAsStream("/lectern/build.properties")) {
            build.load(in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        List<Library> libraries = build.stringPropertyNames().stream()
                .filter(key -> key.startsWith(LIBRARY))
                .map(build::getProperty)
                .map(line -> line.split("; ", 3))
                .map(parts -> new Library(parts[0], parts[1], parts[2]))
                .sorted((one, other) -> one.name().compareToIgnoreCase(other.name()))
                .toList();
        return new Libraries(build.getProperty("version"), libraries);
    }
}
