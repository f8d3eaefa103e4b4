package lectern.play;

import static lectern.play.Contenders.INFECTION;
import static lectern.play.Contenders.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsFileTest {
    private static final TournamentPlan PLAN = plan("medium", 1);
    private static final int GAMES = 6;

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void nameTheFile() {
        path = folder.resolve("results.txt");
    }

    @Test
    void growsByALineForEachGame() throws IOException {
        TournamentStanding whole = play(PLAN, GAMES, false);
        List<String> lines = Files.readAllLines(path);

        assertThat(lines).hasSize(1 + GAMES);
        assertThat(lines.get(0))
                .matches("lectern-tournament: 2 \\| sum: [0-9a-f]{8} \\| game: infection \\| one: medium \\| two: easy"
                        + " \\| seed: 1 \\| opening: 4 \\| plies: 400");
        assertThat(lines.get(1)).matches("lectern: 1 \\| sum: [0-9a-f]{8} \\| game: infection \\| .*");
        assertThat(lines.get(1).replaceFirst("sum: [0-9a-f]{8} \\| ", ""))
                .isEqualTo(whole.games().get(0).record().line());
        assertThat(GameRecord.read(lines.get(1)).match().ply())
                .as("a line is a record that can be pasted")
                .isEqualTo(whole.games().get(0).record().match().ply());
        assertThat(Files.readString(path)).endsWith("\n");
    }

    @Test
    void goesOnAfterACutWithTheSameTable() throws IOException {
        TournamentStanding whole = play(PLAN, GAMES, false);
        byte[] all = Files.readAllBytes(path);

        // Whatever a crash leaves of the file: nothing, part of the first line, or of any other.
        for (int length = 0; length < all.length; length += 97) {
            Files.write(path, Arrays.copyOf(all, length));
            TournamentStanding again = play(PLAN, GAMES, true);
            assertThat(GamesTable.csv(again)).as("%s bytes", length).isEqualTo(GamesTable.csv(whole));
            assertThat(Files.readAllBytes(path)).as("%s bytes", length).isEqualTo(all);
        }
    }

    @Test
    void aTornLineCountsForNothing() throws IOException {
        play(PLAN, 2, false);
        String whole = Files.readString(path);
        Files.writeString(path, whole.substring(0, whole.length() - 1));

        try (ResultsFile results = ResultsFile.open(path, PLAN, true)) {
            assertThat(results.all()).hasSize(1);
        }
        assertThat(Files.readString(path).lines()).hasSize(2);
    }

    @Test
    void aTornLineMayEvenBeTornInTheMiddleOfALetter() throws IOException {
        play(PLAN, 2, false);
        Files.write(path, new byte[] {'x', (byte) 0xC3}, StandardOpenOption.APPEND);

        try (ResultsFile results = ResultsFile.open(path, PLAN, true)) {
            assertThat(results.all()).hasSize(2);
        }
    }

    @Test
    void moreGamesCanBePlayedLaterButNotFewer() throws IOException {
        play(PLAN, 4, false);

        assertThat(play(PLAN, 6, true).games()).hasSize(6);
        assertThat(refusal(() -> play(PLAN, 4, true)))
                .isEqualTo("Game 6 was played already, so there cannot be 4 games only.");
    }

    @Test
    void aFileOfOtherSettingsIsRefusedAndLeftAlone() throws IOException {
        play(PLAN, 2, false);
        byte[] before = Files.readAllBytes(path);

        assertThat(refusal(() -> play(plan("medium", 2), 2, true)))
                .isEqualTo(path + " holds a tournament with other settings: there “seed” is “1”, here it is “2”.");
        assertThat(refusal(() -> play(plan("greedy:evaluator=report", 1), 2, true)))
                .contains("there “one” is “medium”, here it is “greedy:evaluator=report”");
        assertThat(refusal(() ->
                        play(new TournamentPlan(INFECTION, read("medium"), read("easy"), 1, 3, 400, false), 2, true)))
                .contains("there “opening” is “4”, here it is “3”");
        assertThat(refusal(() ->
                        play(new TournamentPlan(INFECTION, read("medium"), read("easy"), 1, 4, 40, false), 2, true)))
                .contains("there “plies” is “400”, here it is “40”");
        assertThat(refusal(() -> play(
                        new TournamentPlan(
                                Games.read("infection:rules=ataxx"), read("medium"), read("easy"), 1, 4, 400, false),
                        2,
                        true)))
                .contains("there “game” is “infection”, here it is “infection:rules=ataxx”");
        assertThat(Files.readAllBytes(path)).isEqualTo(before);
    }

    @Test
    void aTournamentThatIsThereIsNotOverwritten() throws IOException {
        play(PLAN, 2, false);
        byte[] before = Files.readAllBytes(path);

        assertThat(refusal(() -> play(PLAN, 2, false)))
                .isEqualTo(path + " already holds a tournament: go on with it, or choose another folder.");
        assertThat(Files.readAllBytes(path)).isEqualTo(before);
    }

    @Test
    void aFileThatIsSomethingElseIsRefusedAndLeftAlone() throws IOException {
        Files.writeString(path, "Dear diary,\ntoday\n");

        assertThat(refusal(() -> play(PLAN, 2, true)))
                .isEqualTo(
                        path
                                + " is damaged in line 1, column 1: There is no record here: it would begin with “lectern-tournament:”.");
        assertThat(Files.readString(path)).isEqualTo("Dear diary,\ntoday\n");

        Files.writeString(path, "Dear diary");
        assertThat(refusal(() -> play(PLAN, 2, false))).contains("is damaged in line 1, column 1: There is no record");
        assertThat(Files.readString(path)).isEqualTo("Dear diary");
    }

    @Test
    void oneTournamentAtATimeWritesIt() throws IOException {
        try (ResultsFile results = ResultsFile.open(path, PLAN, true)) {
            assertThat(results.all()).isEmpty();
            assertThat(refusal(() -> ResultsFile.open(path, PLAN, true)))
                    .contains("is being written by another tournament");
        }
        try (ResultsFile results = ResultsFile.open(path, PLAN, true)) {
            assertThat(results.all()).isEmpty();
        }
    }

    @Test
    void whatCannotBeWrittenIsToldAndNotCounted() throws IOException {
        TournamentStanding whole = play(PLAN, 2, false);
        Files.delete(path);
        ResultsFile results = ResultsFile.open(path, PLAN, true);
        results.add(whole.games().get(0));
        results.close();

        assertThatThrownBy(() -> results.add(whole.games().get(1)))
                .isInstanceOf(IOException.class)
                .satisfies(told -> assertThat(told.getSuppressed()).hasSize(1));
        assertThat(results.all()).hasSize(1);
    }

    @Test
    void aFullDiskIsTold() {
        Path full = Path.of("/dev/full");
        Assumptions.assumeTrue(Files.isWritable(full));

        assertThatThrownBy(() -> ResultsFile.open(full, PLAN, true)).isInstanceOf(IOException.class);
    }

    @Test
    void aFolderIsNoFile() {
        assertThatThrownBy(() -> ResultsFile.open(folder, PLAN, true)).isInstanceOf(IOException.class);
    }

    private static TournamentPlan plan(String one, long seed) {
        return new TournamentPlan(INFECTION, read(one), read("easy"), seed, 4, 400, false);
    }

    private TournamentStanding play(TournamentPlan plan, int games, boolean resumed) throws IOException {
        Clock clock = Clock.fixed(Instant.parse("2026-11-18T12:00:00Z"), ZoneOffset.UTC);
        try (ResultsFile results = ResultsFile.open(path, plan, resumed)) {
            return new Tournament(plan, games, results, new Stop(), Phrase::key, clock).run(1, (game, finished) -> {});
        }
    }

    private static String refusal(Attempt attempt) {
        TournamentRefused refused = catchThrowableOfType(TournamentRefused.class, attempt::make);
        return new Sentences(Language.EN).of(refused.reason());
    }

    /** Something that is to be refused. */
    @FunctionalInterface
    private interface Attempt {
        Object make() throws IOException;
    }
}
