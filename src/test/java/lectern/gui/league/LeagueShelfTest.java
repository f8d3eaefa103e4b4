package lectern.gui.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.league.GameTimes;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;
import lectern.play.league.Share;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** WindowLeagues are kept where they are found again, and those that are not over are offered. */
class LeagueShelfTest {
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    @TempDir
    Path data;

    private UserSettings memory;
    private LeagueShelf shelf;

    @BeforeEach
    void make() {
        memory = UserSettings.in(new DataFolder(data));
        shelf = new LeagueShelf(new DataFolder(data), memory, NOON);
    }

    @Test
    void eachHasAFolderOfItsOwn() throws IOException {
        Path first = shelf.fresh(WindowLeagues.INFECTION.kind());
        assertThat(data.relativize(first)).isEqualTo(Path.of("leagues", "2026-11-20-120000-infection"));
        Files.createDirectories(first);
        assertThat(shelf.fresh(WindowLeagues.INFECTION.kind()).getFileName())
                .hasToString("2026-11-20-120000-infection-2");
    }

    @Test
    void whatIsNotOverIsOffered() throws IOException {
        LeaguePlan plan = WindowLeagues.plan(3, 4);
        keep(plan, shelf.folder().resolve("begun"), 5);
        keep(plan, shelf.folder().resolve("whole"), 12);
        Files.createDirectories(shelf.folder().resolve("something else"));

        assertThat(shelf.unfinished(Optional.empty())).singleElement().satisfies(found -> {
            assertThat(found.folder().getFileName()).hasToString("begun");
            assertThat(found.finished()).isEqualTo(5);
            assertThat(found.planned()).isEqualTo(12);
            assertThat(found.entrants()).isEqualTo(3);
        });
    }

    @Test
    void oneThatIsKeptElsewhereIsOfferedToo() throws IOException {
        Path elsewhere = data.resolve("my league");
        keep(WindowLeagues.plan(3, 4), elsewhere, 2);
        shelf.note(elsewhere);
        memory.awaitWritten();

        assertThat(shelf.unfinished(shelf.chosen()))
                .extracting(KeptLeague::folder)
                .containsExactly(elsewhere);
    }

    private static void keep(LeaguePlan plan, Path folder, int games) throws IOException {
        LeagueStanding whole = WindowLeagues.played(plan);
        try (LeagueFolder kept = LeagueFolder.open(folder, plan, Share.WHOLE, false)) {
            for (PlayedGame game : whole.games().subList(0, games)) {
                kept.add(game, new GameTimes(0, 0, 0));
            }
        }
    }
}
