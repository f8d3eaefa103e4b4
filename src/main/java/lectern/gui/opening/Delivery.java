package lectern.gui.opening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.gui.keeping.RecordFile;
import lectern.heuristic.Heuristic;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.lesson.check.LessonFiles;
import lectern.play.GameRecord;

/**
 * What was read of some files and folders, each in the order in which they were named.
 *
 * @param gameFolders folders with games in them, of which the user chooses one
 * @param leagues folders of leagues
 * @param lessons files, and folders with lessons in them; they are read when they are opened
 * @param refused why the others cannot be opened
 */
record Delivery(
        List<Game> games,
        List<Path> gameFolders,
        List<Path> leagues,
        List<Heuristic> heuristics,
        List<Path> lessons,
        List<Phrase> refused) {
    /** So many are looked at; more are hardly opened at once on purpose. */
    static final int MOST = 200;

    private static final String LEAGUE = "plan.json";

    /** A game and the file that it was read from. */
    record Game(Path file, GameRecord record) {}

    Delivery {
        games = List.copyOf(games);
        gameFolders = List.copyOf(gameFolders);
        leagues = List.copyOf(leagues);
        heuristics = List.copyOf(heuristics);
        lessons = List.copyOf(lessons);
        refused = List.copyOf(refused);
    }

    /** Not for the event thread: a disk may be far away. */
    static Delivery read(List<Path> paths) {
        Delivery.Reader reader = new Reader();
        paths.stream().distinct().limit(MOST).forEach(reader::read);
        if (paths.size() > MOST) reader.refused.add(Phrase.of("opening.too-many", MOST));
        return new Delivery(
                reader.games, reader.gameFolders, reader.leagues, reader.heuristics, reader.lessons, reader.refused);
    }

    private static final class Reader {
        private final List<Game> games = new ArrayList<>();
        private final List<Path> gameFolders = new ArrayList<>();
        private final List<Path> leagues = new ArrayList<>();
        private final List<Heuristic> heuristics = new ArrayList<>();
        private final List<Path> lessons = new ArrayList<>();
        private final List<Phrase> refused = new ArrayList<>();

        void read(Path path) {
            Optional<OpenableKind> kind = OpenableKind.of(path);
            if (kind.isEmpty()) OpenableKind.refusal(path).ifPresent(refused::add);
            else {
                switch (kind.get()) {
                    case GAME -> readGame(path);
                    case HEURISTIC -> readHeuristic(path);
                    case LESSON -> lessons.add(path);
                    case FOLDER -> lookInto(path);
                }
            }
        }

        private void readGame(Path file) {
            try {
                games.add(new Game(file, RecordFile.read(file)));
            } catch (RecordFile.Refused unreadable) {
                refused.add(unreadable.reason());
            }
        }

        private void readHeuristic(Path file) {
            try {
                heuristics.add(HeuristicFiles.read(file));
            } catch (UnreadableHeuristic unreadable) {
                refused.add(unreadable.phrase());
            }
        }

        private void lookInto(Path folder) {
            String name = Excerpt.of(OpenableKind.name(folder));
            try {
                if (Files.isRegularFile(folder.resolve(LEAGUE))) leagues.add(folder);
                else if (hasGames(folder)) gameFolders.add(folder);
                else if (!LessonFiles.in(List.of(folder)).isEmpty()) lessons.add(folder);
                else refused.add(Phrase.of("opening.nothing-in-it", name));
            } catch (IOException | UncheckedIOException unreadable) {
                refused.add(Phrase.of("opening.unreadable-folder", name));
            }
        }

        private static boolean hasGames(Path folder) throws IOException {
            try (Stream<Path> inside = Files.list(folder)) {
                return inside.anyMatch(file ->
                        OpenableKind.of(file).filter(OpenableKind.GAME::equals).isPresent());
            }
        }
    }
}
