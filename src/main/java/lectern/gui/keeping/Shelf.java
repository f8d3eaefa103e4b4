package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lectern.gui.memory.DataFolder;

/**
 * Games that nobody saved before they turned to another one. The latest few are kept under the time at which they were
 * left; files with other names are somebody's own, and stay.
 */
record Shelf(DataFolder folder) {
    private static final int MOST = 50;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH-mm-ss", Locale.ROOT);
    private static final String OWN =
            "[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}-[0-9]{2}-[0-9]{2}( [0-9]+)? [a-z]+[.]lectern";

    static Shelf in(DataFolder data) {
        return new Shelf(new DataFolder(data.path().resolve("games")));
    }

    /** Keeps a game, and lets go of the oldest ones if there are too many. */
    void put(Kept game, LocalDateTime left) throws IOException {
        String id = game.match().game().kind().id();
        String name = TIME.format(left) + " " + id + ".lectern";
        for (int i = 2; Files.exists(folder.path().resolve(name)); i++) {
            name = TIME.format(left) + " " + i + " " + id + ".lectern";
        }
        folder.write(name, game.record().text());
        List<Path> games = games();
        for (Path oldest : games.subList(0, Math.max(0, games.size() - MOST))) Files.deleteIfExists(oldest);
    }

    /** The oldest first. */
    List<Path> games() throws IOException {
        if (!Files.isDirectory(folder.path())) return List.of();
        try (Stream<Path> files = Files.list(folder.path())) {
            return files.filter(file -> file.getFileName().toString().matches(OWN))
                    .sorted(Comparator.comparing(file -> file.getFileName().toString()))
                    .toList();
        }
    }
}
