package lectern.gui.opening;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;

/** What can be opened from outside, told by its name alone; nothing is read. */
public enum OpenableKind {
    GAME(".*[.]lectern"),
    HEURISTIC(".*[.]heuristic[.](yaml|yml|json)"),
    LESSON(".*[.]md"),
    /** Its name tells nothing. */
    FOLDER("(?!)");

    /** A pattern of names. */
    private final String names;

    OpenableKind(String names) {
        this.names = names;
    }

    /** Whether a name ends as the files do that can be opened, be there such a file or not. */
    public static boolean isName(String name) {
        return named(name).isPresent();
    }

    private static Optional<OpenableKind> named(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(kind -> small.matches("(?s)" + kind.names))
                .findFirst();
    }

    /** What lies at a path; empty if that cannot be opened. */
    static Optional<OpenableKind> of(Path path) {
        if (Files.isDirectory(path)) return Optional.of(FOLDER);
        if (!Files.isRegularFile(path)) return Optional.empty();
        return named(name(path));
    }

    /** Why what lies at a path cannot be opened, as far as that is known without reading it. */
    public static Optional<Phrase> refusal(Path path) {
        if (of(path).isPresent()) return Optional.empty();
        String key = Files.exists(path) ? "opening.other-kind" : "opening.nothing-there";
        return Optional.of(Phrase.of(key, Excerpt.of(name(path))));
    }

    /** The last part of a path, or all of it where that is empty. */
    static String name(Path path) {
        Path last = path.getFileName();
        return last == null || last.toString().isEmpty() ? path.toString() : last.toString();
    }
}
