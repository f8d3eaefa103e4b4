package lectern.gui.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.storage.DurableFile;
import lectern.storage.StoredText;

/** A file with paths for one window. It holds whole paths and nothing else, and nothing of it is carried out. */
final class Letter {
    private static final String ENDING = ".letter";
    private static final String TAKEN = ".taken";

    /** Between paths, since no path contains it. */
    private static final String BETWEEN = "\0";

    private static final int LONGEST = 1 << 20;

    /** Who wrote an older one has long given up waiting. */
    private static final Duration OLD = Duration.ofMinutes(1);

    private Letter() {}

    /** Leaves one for a window. At the same moment it is there whole. */
    static Path leave(Path folder, String window, List<Path> files) throws IOException {
        Path letter = folder.resolve(window + "." + UUID.randomUUID() + ENDING);
        DurableFile.personal(letter)
                .write(files.stream()
                        .limit(Delivery.MOST)
                        .map(file -> file.toAbsolutePath().toString())
                        .collect(Collectors.joining(BETWEEN)));
        return letter;
    }

    static boolean isFor(String window, Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(window + ".") && name.endsWith(ENDING);
    }

    /** Removes those whose writers are gone, and whose windows are. */
    static void removeOld(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                String name = file.getFileName().toString();
                boolean letter = name.endsWith(ENDING) || name.endsWith(ENDING + TAKEN);
                if (letter && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && isOld(file))
                    Files.deleteIfExists(file);
            }
        }
    }

    private static boolean isOld(Path file) throws IOException {
        Instant written =
                Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).toInstant();
        return written.isBefore(Instant.now().minus(OLD));
    }

    /** Takes one: of all who try, and of its writer, who may take it back, only one gets it. */
    static List<Path> take(Path letter) throws IOException {
        Path taken = letter.resolveSibling(letter.getFileName() + TAKEN);
        Files.move(letter, taken);
        try {
            if (!Files.isRegularFile(taken, LinkOption.NOFOLLOW_LINKS) || isOld(taken)) return List.of();
            return paths(StoredText.read(taken, LONGEST));
        } finally {
            Files.delete(taken);
        }
    }

    private static List<Path> paths(String text) {
        return Arrays.stream(text.split(BETWEEN))
                .limit(Delivery.MOST)
                .filter(Letter::isWhole)
                .map(Path::of)
                .toList();
    }

    private static boolean isWhole(String path) {
        try {
            return Path.of(path).isAbsolute();
        } catch (InvalidPathException noPath) {
            return false;
        }
    }
}
