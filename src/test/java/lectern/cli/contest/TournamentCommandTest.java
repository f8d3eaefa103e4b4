package lectern.cli.contest;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentCommandTest {
    @TempDir
    private Path folder;

    @Test
    void endsWithATable() {
        Run run = tournament("medium", "easy", "--games", "4", "--threads", "1");
        List<String> lines = run.outLines();

        assertThat(run.exitCode()).isZero();
        assertThat(lines.get(0)).isEqualTo("infection: medium against easy");
        assertThat(lines.get(1)).isEqualTo("4 games, seed 1, 4 opening plies drawn, at most 400 plies");
        assertThat(lines.get(3)).matches(" +games +won +drawn +lost +limit  points \\(95 % interval\\)");
        assertThat(lines.get(4)).matches("medium {14} +4 +\\d +\\d +\\d +\\d  [0-9.]+ % \\([0-9.]+–[0-9.]+\\)");
        assertThat(lines.get(5)).matches("  in the first seat +2 .*");
        assertThat(lines.get(6)).matches("  in the second seat +2 .*");
        assertThat(lines.get(7)).matches("easy +4 .*");
        assertThat(lines.get(11)).startsWith("Elo difference: ");
        assertThat(run.err().lines()).hasSize(4).last().isEqualTo("4 of 4 games, 0:00 left");
    }

    @Test
    void speaksTheLanguageChosen() {
        Run run = tournament("medium", "easy", "--games", "2", "--plies", "5", "--lang", "pt");

        assertThat(run.out()).contains("medium contra easy", "  no primeiro lugar", "50,0 % (");
    }

    @Test
    void aTestEndsTheTournamentAndSaysSo() throws IOException {
        String[] options = {
            "medium", "easy", "--games", "400", "--sprt", "0,100", "--seed", "3", "--out", out(), "--resume", "--json"
        };
        Run run = tournament(options);
        Run again = tournament(options);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsPattern("Decided by pair [0-9]+: 100 Elo points rather than 0 ");
        assertThat(again.outLines().subList(0, 12)).isEqualTo(run.outLines().subList(0, 12));
        assertThat(Files.readString(folder.resolve("t/summary.json")))
                .contains("\"accepted\" : \"elo1\"", "\"complete\" : true");
    }

    @ParameterizedTest
    @CsvSource({
        "'5', is no test: give two differences",
        "'10,0', The second difference of a test must be at least 0.5",
        "'0,2000', lie between -1000 and 1000"
    })
    void aTestThatCannotBeIsRefused(String sprt, String why) {
        Run run = tournament("medium", "easy", "--sprt", sprt);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(why);
    }

    @Test
    void bySeatNumbersAreThoseOfTheContenderNamedAbove() throws IOException {
        Run run = tournament("search:evaluator=report,nodes=200", "easy", "--games", "6", "--out", out(), "--csv");
        List<String> games = Files.readAllLines(folder.resolve("t/games.csv"));

        long won = games.stream()
                .filter(line -> line.contains(",second,") && line.contains(",one,"))
                .count();
        assertThat(run.outLines().get(6)).matches("  in the second seat +3 +" + won + " .*");
        assertThat(run.outLines().get(8)).matches("  in the first seat +3 +[0-9] +[0-9] +" + won + " .*");
    }

    @Test
    void answersInJsonOrCsvWithoutAFolder() {
        Run json = tournament("medium", "easy", "--games", "2", "--json");
        Run csv = tournament("medium", "easy", "--games", "2", "--csv");

        assertThat(json.outLines()).hasSize(1).first().asString().startsWith("{\"game\":\"infection\"");
        assertThat(csv.outLines()).hasSize(3).first().asString().startsWith("game,seat_of_one,");
    }

    @Test
    void keepsWhatItIsAskedToKeep() throws IOException {
        Run run = tournament("medium", "easy", "--games", "2", "--out", out(), "--csv", "--json", "--records");

        assertThat(run.out()).startsWith("infection: medium against easy");
        try (var files = Files.walk(folder.resolve("t"))) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "results.txt", "games.csv", "summary.json", "0001.lectern", "0002.lectern");
        }
    }

    @Test
    void goesOnWhenAskedAndEndsWithTheSameTable() throws IOException {
        Run whole = tournament(
                "medium",
                "easy",
                "--games",
                "6",
                "--out",
                folder.resolve("whole").toString());
        assertThat(tournament("medium", "easy", "--games", "4", "--out", out()).exitCode())
                .isZero();
        Path results = folder.resolve("t/results.txt");
        String torn = Files.readString(results);
        Files.writeString(results, torn.substring(0, torn.length() - 30));

        Run refused = tournament("medium", "easy", "--games", "6", "--out", out());
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("already holds a tournament").endsWith("\n");
        Run resumed = tournament("medium", "easy", "--games", "6", "--out", out(), "--resume");
        assertThat(resumed.exitCode()).isZero();
        assertThat(resumed.out()).isEqualTo(whole.out());
        assertThat(resumed.err().lines())
                .hasSize(4)
                .first()
                .asString()
                .startsWith("lectern tournament: " + results)
                .endsWith(" breaks off in line 5. A game that is missing for this is played again.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "medium|                  | Something is missing: PLAYER",
                "medium| medum            | infection has no player called “medum”",
                "medium| search:nodes=-5  | The setting “nodes” must be a whole number from 1",
                "medium| easy --games 0   | --games must be a whole number from 1 to 1000000, not 0",
                "medium| engine:command=/no/such/engine | “engine:command=/no/such/engine” cannot play: ",
                "medium| engine:command=false | “engine:command=false” cannot play: ",
                "medium| easy --games x   | --games cannot be “x”",
                "medium| easy --opening -1 | --opening must be a whole number from 0 to 100000, not -1",
                "medium| easy --plies 0   | --plies must be a whole number from 1 to",
                "medium| easy --plies 4   | An opening of 4 plies leaves nothing to play",
                "medium| easy --threads 0 | --threads must be a whole number from 1 to 256, not 0",
                "medium| easy --seed 1.5  | --seed cannot be “1.5”",
                "medium| easy --resume    | --resume needs a folder",
                "medium| easy --records   | --records needs a folder",
                "medium| easy --csv --json | --csv and --json both write to standard output",
            })
    void badInputIsToldInOneLine(String one, String others, String complaint) {
        List<String> arguments = new ArrayList<>(List.of(one));
        if (others != null) arguments.addAll(List.of(others.split(" ")));
        Run run = tournament(arguments.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().startsWith("lectern tournament: " + complaint);
    }

    @Test
    void aFolderThatCannotBeIsTold() throws IOException {
        Files.writeString(folder.resolve("t"), "a file");
        Run run = tournament("medium", "easy", "--games", "2", "--out", out());

        assertThat(run)
                .isEqualTo(new Run(2, "", unwritable(out(), "“" + out() + "” is a file, where a folder is needed.")));
        assertThat(tournament("medium", "easy", "--games", "2", "--out", "/proc/x"))
                .isEqualTo(new Run(2, "", unwritable("/proc/x", "no such file can be made there.")));
    }

    private static String unwritable(String name, String reason) {
        return "lectern tournament: “" + name + "” cannot be written: " + reason + "\n";
    }

    @Test
    void anEngineThatCannotBeStartedLeavesNothingBehind() {
        Run run = tournament("easy", "engine:command=/no/such/engine", "--games", "2", "--out", out());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(folder.resolve("t")).doesNotExist();
    }

    @Test
    void anOddLastGameIsPlayedAndLeftOutOfRates() {
        Run three = tournament("medium", "easy", "--games", "3", "--threads", "1");
        Run one = tournament("medium", "easy", "--games", "1");

        assertThat(three.exitCode()).isZero();
        assertThat(three.outLines().get(1)).startsWith("3 games");
        assertThat(three.outLines().get(4)).matches("medium +3 +.*");
        assertThat(three.out())
                .contains("Game 3 has no partner with the seats swapped: it is in the counts, but not in the points");
        Run two = tournament("medium", "easy", "--games", "2", "--threads", "1");
        assertThat(rate(three)).isEqualTo(rate(two));
        assertThat(one.out()).contains("Game 1 has no partner").doesNotContain("Elo difference:", "%)");
    }

    private static String rate(Run run) {
        return run.outLines().get(4).replaceFirst(".*  ", "");
    }

    @Test
    void whatAGameThatIsBrokenOffCountsIsSaid() {
        assertThat(tournament("medium", "easy", "--games", "2", "--plies", "5").out())
                .contains("A draw is half a point, and so is a game broken off at the limit.", "  50.0 % (");
    }

    @Test
    void theOptionThatAdmitsACheaterIsNamed() {
        Run run = run("tournament", "pushee", "impossibru", "easy");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("impossibru does not keep the rules: it may take part only with --fouls.");
    }

    @Test
    void whenAGameCannotBeKeptTheFinishedOnesStillAre() throws IOException {
        Files.createDirectory(folder.resolve("t"));
        Files.writeString(folder.resolve("t/games"), "in the way of the records");
        Run run = tournament("medium", "easy", "--games", "50", "--threads", "1", "--out", out(), "--records", "--csv");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .contains("lectern tournament: The results in " + out() + " can no longer be written: ")
                .contains("with --resume the tournament goes on.");
        assertThat(run.out()).contains("One game, seed 1");
        assertThat(Files.readAllLines(folder.resolve("t/results.txt"))).hasSize(2);
        assertThat(folder.resolve("t/games.csv")).doesNotExist();

        Files.delete(folder.resolve("t/games"));
        assertThat(tournament("medium", "easy", "--games", "50", "--out", out(), "--records", "--resume")
                        .exitCode())
                .isZero();
        assertThat(folder.resolve("t/games/0001.lectern")).exists();
    }

    private String out() {
        return folder.resolve("t").toString();
    }

    private static Run tournament(String... arguments) {
        List<String> all = new ArrayList<>(List.of("tournament", "infection"));
        all.addAll(List.of(arguments));
        return run(all.toArray(String[]::new));
    }
}
