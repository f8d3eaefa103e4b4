package lectern.cli.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import lectern.play.league.LeagueRecords;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;

/** A record of every game of a league, in a folder for each fixture: {@code games/0012/03.lectern}. */
record RecordsFolder(Path league) {
    private static final String FOLDER = "games";

    /** Whether records were asked for once: then all games have theirs. */
    boolean isThere() {
        return Files.isDirectory(league.resolve(FOLDER));
    }

    /** They can be made again at any time, so they are not synced one by one. */
    void write(LeagueStanding standing) throws IOException {
        for (PlayedGame game : standing.games()) {
            Path fixture = league.resolve(FOLDER).resolve(String.format(Locale.ROOT, "%04d", game.fixture()));
            Files.createDirectories(fixture);
            Path file = fixture.resolve(String.format(Locale.ROOT, "%02d.lectern", game.number()));
            Files.writeString(file, LeagueRecords.of(standing, game).text());
        }
    }
}
