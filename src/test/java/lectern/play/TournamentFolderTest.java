package lectern.play;

import static lectern.play.Contenders.INFECTION;
import static lectern.play.Contenders.failingAfter;
import static lectern.play.Contenders.read;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import lectern.game.Phrase;
import lectern.play.player.Contender;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentFolderTest {
    @TempDir
    private Path parent;

    @Test
    void everyGameGetsItsRecord() throws IOException {
        TournamentPlan plan = plan(read("easy"));
        TournamentStanding standing = play(plan, 2, true);

        assertThat(names(folder().resolve("games"))).containsExactly("0001.lectern", "0002.lectern");
        assertThat(Files.readString(folder().resolve("games/0002.lectern")))
                .isEqualTo(standing.games().get(1).record().text());
    }

    @Test
    void recordsThatAreMissingAreWrittenWhenItGoesOn() throws IOException {
        TournamentPlan plan = plan(read("easy"));
        play(plan, 2, false);
        assertThat(names(folder())).containsExactly("games.csv", "results.txt", "summary.json");

        play(plan, 4, true);
        assertThat(names(folder().resolve("games"))).hasSize(4);
        try (TournamentFolder folder = TournamentFolder.open(folder(), plan, true, true)) {
            assertThat(folder.all()).extracting(FinishedGame::number).containsExactly(1, 2, 3, 4);
        }
    }

    @Test
    void theTableHasALineForEachGame() throws IOException {
        play(plan(failingAfter(-1)), 2, false);
        List<String> lines = Files.readAllLines(folder().resolve("games.csv"));

        assertThat(lines.get(0))
                .isEqualTo("game,seat_of_one,first,second,start_seed,first_seed,second_seed,plies,winner,result");
        assertThat(lines.get(1))
                .matches("1,first,\"search:depth=3,nodes=5\",failing,[0-9]+,[0-9]+,[0-9]+,[0-9]+,one,"
                        + "first by forfeit: test.fell-asleep");
        assertThat(lines.get(2)).matches("2,second,failing,\"search.*,one,second by forfeit: test.fell-asleep");
        assertThat(lines).hasSize(3);
    }

    @Test
    void aPlayerWhoseNameIsAFormulaIsNotCalculated() throws IOException {
        Contender formula = new Contender(
                "=cmd|' /C calc'!A0",
                read("easy").budget(),
                true,
                () -> read("easy").player());
        play(plan(formula), 2, false);

        assertThat(folder().resolve("games.csv"))
                .content()
                .contains(",'=cmd|' /C calc'!A0,")
                .doesNotContain(",=");
    }

    @Test
    void theSummarySaysAllThatTheTableOnTheScreenSays() throws IOException {
        play(plan(read("easy")), 4, false);
        JsonNode summary =
                new ObjectMapper().readTree(folder().resolve("summary.json").toFile());

        assertThat(summary.get("game").textValue()).isEqualTo("infection");
        assertThat(summary.get("one").textValue()).isEqualTo("search:depth=3,nodes=5");
        assertThat(summary.get("two").textValue()).isEqualTo("easy");
        assertThat(summary.get("seed").longValue()).isEqualTo(1);
        assertThat(summary.get("complete").booleanValue()).isTrue();
        assertThat(summary.at("/resultsOfOne/games").intValue()).isEqualTo(4);
        assertThat(summary.at("/resultsOfOneBySeat/first/games").intValue()).isEqualTo(2);
        assertThat(summary.at("/resultsOfOneBySeat/second/games").intValue()).isEqualTo(2);
        assertThat(summary.at("/resultsOfOne/winRate/value").doubleValue())
                .isEqualTo(summary.at("/resultsOfOne/wins").intValue() / 4.0);
        assertThat(summary.at("/resultsOfOne/winRate/low").doubleValue())
                .isLessThan(summary.at("/resultsOfOne/winRate/high").doubleValue());
        assertThat(summary.at("/resultsOfOne/score/value").doubleValue()).isBetween(0.0, 1.0);
        assertThat(summary.get("pairsByPoints")).hasSize(5);
        assertThat(summary.get("unpaired")).isEmpty();
        assertThat(summary.at("/elo/high").isNumber()).isTrue();
        assertThat(summary.get("games")).hasSize(4);
        assertThat(summary.at("/games/0/winner").asText())
                .isEqualTo(summary.at("/games/0/result").textValue().startsWith("first") ? "one" : "two");
        assertThat(summary.at("/games/0/seatOfOne").textValue()).isEqualTo("first");
        assertThat(summary.at("/games/0/result").textValue()).matches("(first|second|draw) infection.*");
    }

    @Test
    void whatIsNotKnownIsNull() throws IOException {
        play(plan(failingAfter(-1)), 1, false);
        JsonNode summary =
                new ObjectMapper().readTree(folder().resolve("summary.json").toFile());

        assertThat(summary.at("/elo/difference").isNull()).isTrue();
        assertThat(summary.at("/resultsOfOne/score/value").isNull()).isTrue();
        assertThat(summary.at("/resultsOfOne/score/high").doubleValue()).isEqualTo(1);
        assertThat(summary.at("/unpaired/0").intValue()).isEqualTo(1);
    }

    private static TournamentPlan plan(Contender two) {
        return new TournamentPlan(INFECTION, read("search:nodes=5,depth=3"), two, 1, 4, 400, false);
    }

    private TournamentStanding play(TournamentPlan plan, int games, boolean records) throws IOException {
        try (TournamentFolder folder = TournamentFolder.open(folder(), plan, records, true)) {
            TournamentStanding standing = new Tournament(
                            plan, games, folder, new Stop(), Phrase::key, Clock.systemUTC())
                    .run(1, (game, finished) -> {});
            folder.writeGamesTable(standing);
            folder.writeSummary(standing);
            return standing;
        }
    }

    private Path folder() {
        return parent.resolve("deep/down");
    }

    private static List<String> names(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
