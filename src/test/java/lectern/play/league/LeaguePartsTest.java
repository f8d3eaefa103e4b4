package lectern.play.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import lectern.play.TournamentRefused;
import lectern.play.league.table.CrossCsv;
import lectern.play.league.table.LeagueGamesCsv;
import lectern.play.league.table.LeagueJson;
import lectern.play.league.table.RatingsCsv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A league that is played in parts; of as many entrants and parts as properties say, six in seven parts otherwise. */
class LeaguePartsTest {
    private static final int ENTRANTS = Integer.getInteger("lectern.league.entrants", 6);
    private static final int GAMES = Integer.getInteger("lectern.league.games", 4);
    private static final int PARTS = 7;

    @TempDir
    private Path folder;

    @Test
    void partsMergedInAnyOrderGiveTheTablesOfAnUndividedLeague() throws IOException {
        LeaguePlan plan = Leagues.everyoneAgainstEveryone(ENTRANTS, GAMES);
        List<Path> parts = new ArrayList<>();
        for (int part = 1; part <= PARTS; part++) parts.add(part(plan, new Share(part, PARTS)));
        Collections.shuffle(parts, new Random(20));
        assertThat(LeagueMerge.merge(parts, folder.resolve("whole"))).isEmpty();

        assertThat(tables(look("whole"))).isEqualTo(tables(Leagues.played(plan)));
    }

    @Test
    void mergingAgainChangesNothingAndAMissingPartCanComeLater() throws IOException {
        LeaguePlan plan = Leagues.everyoneAgainstEveryone(3, 4);
        Path one = part(plan, new Share(1, 2));
        Path two = part(plan, new Share(2, 2));
        LeagueMerge.merge(List.of(two), folder.resolve("whole"));
        assertThat(look("whole").isComplete()).isFalse();
        LeagueMerge.merge(List.of(one, two), folder.resolve("whole"));
        LeagueMerge.merge(List.of(two, one), folder.resolve("whole"));

        assertThat(tables(look("whole"))).isEqualTo(tables(Leagues.played(plan)));
    }

    @Test
    void whatWasMergedGoesOnLikeAnyLeague() throws IOException {
        LeaguePlan plan = Leagues.everyoneAgainstEveryone(3, 4);
        LeagueMerge.merge(List.of(part(plan, new Share(2, 3))), folder.resolve("whole"));
        try (LeagueFolder whole = LeagueFolder.open(folder.resolve("whole"), plan, Share.WHOLE, true)) {
            assertThat(whole.all()).isNotEmpty();
            assertThat(Leagues.played(plan, Share.WHOLE, whole).games())
                    .isEqualTo(Leagues.played(plan).games());
        }
    }

    @Test
    void partsOfAnotherLeagueAreRefusedByWhatIsDifferent() throws IOException {
        Path one = part(Leagues.everyoneAgainstEveryone(3, 4), new Share(1, 2));
        Path other = folder.resolve("other");
        try (LeagueFolder kept =
                LeagueFolder.open(other, Leagues.everyoneAgainstEveryone(3, 2), new Share(2, 2), false)) {
            assertThat(kept.all()).isEmpty();
        }

        assertThatThrownBy(() -> LeagueMerge.merge(List.of(one, other), folder.resolve("whole")))
                .isInstanceOfSatisfying(TournamentRefused.class, refused -> {
                    assertThat(refused.reason().key()).isEqualTo("play.results.other-settings");
                    assertThat(refused.reason().arguments()).contains("games", "2", "4");
                });
    }

    @Test
    void aPartIsNotGoneOnWithAsAnotherPart() throws IOException {
        LeaguePlan plan = Leagues.everyoneAgainstEveryone(3, 2);
        Path one = part(plan, new Share(1, 2));

        assertThatThrownBy(() -> LeagueFolder.open(one, plan, new Share(2, 2), true))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo("league.other-part"));
    }

    @Test
    void aDamagedLineIsNamedAndItsGameIsPlayedAgain() throws IOException {
        LeaguePlan plan = Leagues.everyoneAgainstEveryone(3, 2);
        Path whole = part(plan, Share.WHOLE);
        Path results = whole.resolve("results.txt");
        String text = Files.readString(results);
        Files.writeString(results, text.replaceFirst("game: 1", "game: 2"));
        Files.writeString(results, "lectern-league-ga", StandardOpenOption.APPEND);

        try (LeagueFolder kept = LeagueFolder.open(whole, plan, Share.WHOLE, true)) {
            assertThat(kept.damage()).hasSize(2);
            assertThat(kept.all()).hasSize(5);
            assertThat(tables(Leagues.played(plan, Share.WHOLE, kept))).isEqualTo(tables(Leagues.played(plan)));
        }
        assertThat(LeagueFolder.look(whole).games()).hasSize(6);
    }

    @Test
    void twoWritersDoNotShareAFolder() throws IOException {
        LeaguePlan plan = Leagues.everyoneAgainstEveryone(3, 2);
        try (LeagueFolder kept = LeagueFolder.open(folder.resolve("one"), plan, Share.WHOLE, false)) {
            assertThat(kept.all()).isEmpty();
            assertThatThrownBy(() -> LeagueFolder.open(folder.resolve("one"), plan, Share.WHOLE, true))
                    .isInstanceOf(TournamentRefused.class);
        }
    }

    @Test
    void aFolderWithSomethingElseIsLeftAlone() throws IOException {
        Path results = folder.resolve("results.txt");
        Files.write(results, "my notes\n".getBytes(StandardCharsets.UTF_8));
        LeaguePlan plan = Leagues.everyoneAgainstEveryone(3, 2);

        assertThatThrownBy(() -> LeagueFolder.open(folder, plan, Share.WHOLE, true))
                .isInstanceOf(TournamentRefused.class);
        assertThat(results).hasContent("my notes");
    }

    private Path part(LeaguePlan plan, Share share) throws IOException {
        Path own = folder.resolve("part-" + share.part());
        try (LeagueFolder kept = LeagueFolder.open(own, plan, share, false)) {
            Leagues.played(plan, share, kept);
        }
        return own;
    }

    private LeagueStanding look(String name) throws IOException {
        LeagueReader found = LeagueFolder.look(folder.resolve(name));
        return new LeagueStanding(found.plan(), found.games());
    }

    private static List<String> tables(LeagueStanding standing) {
        return List.of(
                RatingsCsv.csv(standing),
                CrossCsv.csv(standing),
                LeagueGamesCsv.csv(standing),
                LeagueJson.of(standing).toPrettyString());
    }
}
