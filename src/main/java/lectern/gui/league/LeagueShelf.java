package lectern.gui.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.TournamentRefused;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeagueReader;
import lectern.play.league.LeagueStanding;

/**
 * The folders in which this window keeps leagues: each in one of its own among the private data, unless the user chose
 * another. The last one that was chosen is remembered, so that it can be gone on with, too.
 */
final class LeagueShelf {
    private static final String FOLDER = "leagues";
    private static final String CHOSEN = "leagues.folder";

    /** So many are looked at for what is not over. */
    private static final int LATEST = 20;

    private final Path folder;
    private final UserSettings memory;
    private final Clock clock;

    LeagueShelf(DataFolder data, UserSettings memory, Clock clock) {
        folder = data.path().resolve(FOLDER);
        this.memory = memory;
        this.clock = clock;
    }

    Path folder() {
        return folder;
    }

    /** A folder that is not there yet. */
    Path fresh(GameKind game) {
        String name = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT)
                        .format(LocalDateTime.now(clock)) + "-" + game.id();
        Path path = folder.resolve(name);
        for (int i = 2; Files.exists(path); i++) path = folder.resolve(name + "-" + i);
        return path;
    }

    /** A league is played in a folder from now on. */
    void note(Path used) {
        if (!used.startsWith(folder))
            memory.remember(CHOSEN, used.toAbsolutePath().toString());
    }

    /** Where else a league was kept last. On the event thread. */
    Optional<Path> chosen() {
        try {
            return memory.text(CHOSEN).map(Path::of);
        } catch (InvalidPathException fromAnotherSystem) {
            return Optional.empty();
        }
    }

    /** Those that are not over, the latest first. It reads files. */
    List<KeptLeague> unfinished(Optional<Path> chosen) {
        List<KeptLeague> found = new ArrayList<>();
        for (Path path : Stream.concat(chosen.stream(), latest().stream()).toList()) {
            unfinished(path).ifPresent(found::add);
        }
        found.sort(Comparator.comparing(KeptLeague::at).reversed());
        return found;
    }

    private List<Path> latest() {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted(Comparator.reverseOrder()).limit(LATEST).toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** What cannot be read is nothing that could be offered. */
    private static Optional<KeptLeague> unfinished(Path path) {
        try {
            LeagueReader found = LeagueFolder.look(path);
            int finished = found.games().size();
            long planned = found.plan().planned();
            boolean over = found.share().isWhole()
                    ? new LeagueStanding(found.plan(), found.games()).isComplete()
                    : finished == planned;
            if (over) return Optional.empty();
            FileTime at = Files.getLastModifiedTime(path.resolve("results.txt"));
            return Optional.of(new KeptLeague(
                    path,
                    found.plan().game().kind().name(),
                    found.plan().entrants().size(),
                    finished,
                    planned,
                    at));
        } catch (IOException | TournamentRefused noLeague) {
            return Optional.empty();
        }
    }
}
