package lectern.play;

import static lectern.play.Contenders.INFECTION;
import static lectern.play.Contenders.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import lectern.game.Phrase;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a tournament whose results were damaged on their disk. */
class ResultsDamageTest {
    private static final TournamentPlan PLAN = plan(1);
    private static final int FLIPS = 10_000;

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void nameTheFile() {
        path = folder.resolve("results.txt");
    }

    @Test
    void aBitThatIsFlippedAnywhereIsNoticedOrChangesNothingInTheTable() throws IOException {
        TournamentStanding whole = play(PLAN, 4, false);
        String table = csv(whole);
        List<String> rows = table.lines().toList();
        byte[] bytes = Files.readAllBytes(path);
        Random random = new Random(14);
        int noticed = 0;
        for (int flip = 0; flip < FLIPS; flip++) {
            int place = random.nextInt(bytes.length);
            int bit = 1 << random.nextInt(Byte.SIZE);
            bytes[place] ^= (byte) bit;
            Files.write(path, bytes);
            String where = "bit " + bit + " of byte " + place;
            try (ResultsFile results = ResultsFile.open(path, PLAN, true)) {
                List<FinishedGame> left = results.all();
                assertThat(csv(standing(left)).lines()).as(where).allMatch(rows::contains);
                assertThat(left).as(where).hasSizeGreaterThanOrEqualTo(2);
                if (results.damage().isEmpty())
                    assertThat(csv(standing(left))).as(where).isEqualTo(table);
                else noticed++;
            }
            if (flip % 500 == 0) assertThat(csv(play(PLAN, 4, true))).as(where).isEqualTo(table);
            bytes[place] ^= (byte) bit;
        }
        assertThat(noticed).isEqualTo(FLIPS);
    }

    @Test
    void whatTheFirstVersionWroteIsAcceptedAsItWasAndNewLinesHaveSums() throws IOException {
        String old = ofTheFirstVersion();
        Files.writeString(path, old);
        assertThat(damage()).isEmpty();

        String table = csv(play(PLAN, 6, true));

        assertThat(Files.readString(path)).startsWith(old);
        assertThat(Files.readString(path).substring(old.length()).lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("lectern: 1 | sum: "));
        assertThat(damage()).isEmpty();
        Files.delete(path);
        assertThat(csv(play(PLAN, 6, false))).isEqualTo(table);
    }

    @Test
    void aNewLineOfAnOldFileIsCheckedToo() throws IOException {
        Files.writeString(path, ofTheFirstVersion());
        String table = csv(play(PLAN, 6, true));
        Files.writeString(path, Files.readString(path).replaceFirst("(?s)(.*)result: ply", "$1result: fly"));

        assertThat(damage()).hasSize(1).first().asString().contains("is damaged in line 7, column 1: Its check sum");
        assertThat(csv(play(PLAN, 6, true))).isEqualTo(table);
    }

    @Test
    void anOldLineThatCannotBeReadIsNamedAndItsGameIsPlayedAgain() throws IOException {
        Files.writeString(path, ofTheFirstVersion().replaceFirst("result: ply-limit", "result: fly-limit"));

        assertThat(damage()).hasSize(1).first().asString().contains("is damaged in line 2, column ", "is not a result");
        assertThat(play(PLAN, 4, true).games()).hasSize(4);
    }

    @Test
    void aDamagedLineIsNamedAndItsGameIsPlayedAgain() throws IOException {
        String table = csv(play(PLAN, 4, false));
        List<String> lines = Files.readAllLines(path);
        write(lines.get(0), lines.get(1), lines.get(2).replace("result: ", "resolt: "), lines.get(3), lines.get(4));

        try (ResultsFile results = ResultsFile.open(path, PLAN, true)) {
            assertThat(results.all()).extracting(FinishedGame::number).containsExactly(1, 3, 4);
            assertThat(sentences(results))
                    .containsExactly(path + " is damaged in line 3, column 1: Its check sum is missing, or does not"
                            + " agree with it. A game that is missing for this is played again.");
        }
        assertThat(csv(play(PLAN, 4, true))).isEqualTo(table);
        assertThat(Files.readAllLines(path))
                .as("the file only grows")
                .hasSize(6)
                .endsWith(lines.get(2));
    }

    @Test
    void aLineThatBreaksOffIsNamed() throws IOException {
        play(PLAN, 2, false);
        String whole = Files.readString(path);
        Files.writeString(path, whole.substring(0, whole.length() - 40));

        assertThat(damage())
                .containsExactly(path + " breaks off in line 3. A game that is missing for this is played again.");
        assertThat(damage()).as("it was cut off").isEmpty();
    }

    @Test
    void ofManyDamagedLinesTheFirstAreNamed() throws IOException {
        play(PLAN, 2, false);
        List<String> lines = Files.readAllLines(path);
        Files.writeString(path, lines.get(0) + "\n" + "x\n".repeat(1_000) + lines.get(1) + "\n");

        assertThat(damage()).hasSize(11).endsWith("990 more lines of " + path + " are damaged.");
    }

    @Test
    void aGameCountsOnce() throws IOException {
        play(PLAN, 2, false);
        List<String> lines = Files.readAllLines(path);
        write(lines.get(0), lines.get(1), lines.get(2), lines.get(1));

        assertThat(damage()).hasSize(1).first().asString().contains("line 4, column 1: The line “tournament-game”");
    }

    @Test
    void aDamagedFirstLineIsNamedAndTheGamesGoOn() throws IOException {
        String table = csv(play(PLAN, 4, false));
        String text = Files.readString(path);
        for (String damaged : List.of(
                text.replaceFirst("seed: 1", "seed: 3"),
                text.replaceFirst("lectern-t", "lectern+t"),
                text.replaceFirst(": 2", ": 1"),
                text.replaceFirst("\\|", "}"))) {
            Files.writeString(path, damaged);

            assertThat(damage()).hasSize(1).first().asString().startsWith(path + " is damaged in line 1, column ");
            assertThat(csv(play(PLAN, 4, true))).isEqualTo(table);
        }
    }

    @Test
    void aDamagedFirstLineDoesNotLetAnotherTournamentGoOn() throws IOException {
        play(PLAN, 4, false);
        Files.writeString(path, Files.readString(path).replaceFirst("seed: 1", "seed: 3"));
        byte[] before = Files.readAllBytes(path);

        TournamentRefused refused = catchThrowableOfType(TournamentRefused.class, () -> play(plan(3), 4, true));
        assertThat(english(refused.reason())).startsWith(path + " is damaged in line 1");
        assertThat(Files.readAllBytes(path)).isEqualTo(before);
    }

    @Test
    void aLineOfAnotherTournamentDoesNotPassForOneOfThis() throws IOException {
        play(plan(2), 2, false);
        List<String> others = Files.readAllLines(path);
        Files.delete(path);
        play(PLAN, 2, false);
        List<String> lines = Files.readAllLines(path);
        write(lines.get(0), others.get(1), lines.get(2));

        assertThat(damage()).hasSize(1).first().asString().contains("is damaged in line 2");
    }

    private static TournamentPlan plan(long seed) {
        return new TournamentPlan(INFECTION, read("easy"), read("easy"), seed, 4, 12, false);
    }

    private TournamentStanding play(TournamentPlan plan, int games, boolean resumed) throws IOException {
        Clock clock = Clock.fixed(Instant.parse("2026-11-18T12:00:00Z"), ZoneOffset.UTC);
        try (ResultsFile results = ResultsFile.open(path, plan, resumed)) {
            return new Tournament(plan, games, results, new Stop(), Phrase::key, clock).run(1, (game, finished) -> {});
        }
    }

    private static TournamentStanding standing(List<FinishedGame> games) {
        return new TournamentStanding(PLAN, 4, games, Optional.empty());
    }

    private static String csv(TournamentStanding standing) {
        return GamesTable.csv(standing);
    }

    private static String ofTheFirstVersion() throws IOException {
        try (InputStream in = ResultsDamageTest.class.getResourceAsStream("results-1.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void write(String... lines) throws IOException {
        Files.writeString(path, String.join("\n", lines) + "\n");
    }

    private List<String> damage() throws IOException {
        try (ResultsFile results = ResultsFile.open(path, PLAN, true)) {
            return sentences(results);
        }
    }

    private static List<String> sentences(ResultsFile results) {
        return results.damage().stream().map(ResultsDamageTest::english).toList();
    }

    private static String english(Phrase phrase) {
        return new Sentences(Language.EN).of(phrase);
    }
}
