package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.gui.settings.DataFolder;
import lectern.storage.Disk;
import lectern.storage.DurableFile;
import lectern.storage.FolderLock;

/**
 * Games that were left without being saved. The latest few are kept under the time at which they were left; where there
 * are too many, those that no person played go before those that a person played. Files with other names are a
 * person's own, and stay.
 */
record EarlierGames(Path folder, Disk disk) {
    private static final int MOST = 50;
    private static final String UNPLAYED = " computer";
    private static final String ENDING = ".lectern";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH-mm-ss", Locale.ROOT);
    private static final String OWN =
            "[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}-[0-9]{2}-[0-9]{2}( [0-9]+)? [a-z]+(" + UNPLAYED + ")?[.]lectern";

    /** Who made the moves of a game is seen from its name: games of computers come first. */
    private static final Comparator<Path> LEAST_WANTED_FIRST = Comparator.comparing(
                    (Path file) -> !file.getFileName().toString().endsWith(UNPLAYED + ENDING))
            .thenComparing(file -> file.getFileName().toString());

    static EarlierGames in(DataFolder data) {
        return new EarlierGames(data.path().resolve("games"), data.disk());
    }

    /** Keeps a game, and lets go of others if there are too many. When this returns, it survives a power cut. */
    void put(Kept game, LocalDateTime left) throws IOException {
        FolderLock.alone(folder, () -> {
            Path file = free(game, left);
            new DurableFile(disk, file, Disk.Access.PRIVATE).write(game.record().text());
            List<Path> games = games();
            for (Path one : games.subList(0, Math.max(0, games.size() - MOST))) {
                if (!one.equals(file)) Files.deleteIfExists(one);
            }
            return file;
        });
    }

    private Path free(Kept game, LocalDateTime left) {
        String time = TIME.format(left) + " ";
        String name = game.match().game().kind().id() + (game.isPlayedByAPerson() ? "" : UNPLAYED) + ENDING;
        Path file = folder.resolve(time + name);
        for (int i = 2; Files.exists(file); i++) file = folder.resolve(time + i + " " + name);
        return file;
    }

    /** A game that was left, and when. */
    record Left(Path file, String game, Instant when) {}

    /** So many of those that are wanted most, the latest first. */
    List<Left> latest(int most) throws IOException {
        List<Path> games = games();
        return IntStream.rangeClosed(1, Math.min(most, games.size()))
                .mapToObj(i -> left(games.get(games.size() - i)))
                .toList();
    }

    /** What the name of a file tells. */
    private static Left left(Path file) {
        String[] words = file.getFileName().toString().replace(ENDING, "").split(" ", -1);
        Instant when = LocalDateTime.from(TIME.parse(words[0] + " " + words[1]))
                .atZone(ZoneId.systemDefault())
                .toInstant();
        return new Left(file, words[2].matches("[0-9]+") ? words[3] : words[2], when);
    }

    /** The least wanted first. */
    List<Path> games() throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(OWN))
                    .sorted(LEAST_WANTED_FIRST)
                    .toList();
        }
    }
}
