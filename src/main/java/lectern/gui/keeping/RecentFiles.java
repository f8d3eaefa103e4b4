package lectern.gui.keeping;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.gui.settings.UserSettings;

/** The files of the user's that were opened or saved last, the latest first. */
record RecentFiles(UserSettings memory) {
    static final int MOST = 6;

    private static final String KEY = "recent.";

    List<Path> paths() {
        return IntStream.range(0, MOST)
                .mapToObj(i -> memory.text(KEY + i).flatMap(RecentFiles::path))
                .flatMap(Optional::stream)
                .toList();
    }

    /** It was opened or saved just now. */
    void note(Path file) {
        List<Path> latest = new ArrayList<>(List.of(file.toAbsolutePath()));
        paths().stream().filter(other -> !latest.contains(other)).forEach(latest::add);
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < Math.min(MOST, latest.size()); i++)
            texts.put(KEY + i, latest.get(i).toString());
        memory.remember(texts);
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException elsewhere) {
            return Optional.empty();
        }
    }
}
