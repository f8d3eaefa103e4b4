package lectern.cli.contest;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import lectern.cli.CommandLines.Run;
import lectern.games.Games;
import lectern.play.GameRecord;
import lectern.play.league.GeneratedHeuristics;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeagueCommandTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void handIn() throws IOException {
        GeneratedHeuristics.write(
                GeneratedHeuristics.of(Games.read("infection").kind(), 3, 1), folder.resolve("hand-ins"));
    }

    @Test
    void aFolderOfHandInsPlaysEveryoneAgainstEveryone() {
        Run run = league("--from", path("hand-ins"), "--games", "2");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("h001", "h002", "h003", "Elo");
    }

    @Test
    void whoCannotBeReadIsNamedAndTheOthersPlay() throws IOException {
        Files.writeString(folder.resolve("hand-ins/broken.heuristic.yaml"), "lectern: heuristic 1\nname: [");
        Run run = league("--from", path("hand-ins"), "--games", "2");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("Not in the league: ", "broken");
        assertThat(run.out()).contains("h001").doesNotContainPattern("(?m) broken$");
    }

    @Test
    void textsFilesAndHandInsPlayTogether() {
        Run run = league(
                "--from",
                path("hand-ins"),
                "--player",
                "easy",
                "--player",
                path("hand-ins/h002.heuristic.yaml"),
                "--games",
                "2",
                "--csv");

        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(6);
        assertThat(run.out()).contains(",easy,easy,", ",h002,", ",h002 2,");
    }

    @Test
    void againstTheStaffNobodyMeetsAnyoneElse() throws IOException {
        Run run = league("--from", path("hand-ins"), "--against", "easy", "--games", "2", "--out", path("out"));

        assertThat(run.exitCode()).isZero();
        assertThat(Files.readAllLines(folder.resolve("out/games.csv"))).hasSize(1 + 3 * 2);
    }

    @Test
    void partsPutTogetherAreTheLeagueThatWasNotDivided() throws IOException {
        Files.writeString(folder.resolve("hand-ins/broken.heuristic.yaml"), "lectern: heuristic 1\nname: [");
        assertThat(league("--from", path("hand-ins"), "--games", "4", "--out", path("whole"))
                        .exitCode())
                .isZero();
        for (int part = 1; part <= 2; part++) {
            Run run = league(
                    "--from", path("hand-ins"), "--games", "4", "--part", part + "/2", "--out", path("part" + part));
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).isEmpty();
        }
        Run half = run("league", "merge", path("part2"), "--out", path("merged"));
        assertThat(half.exitCode()).isEqualTo(1);
        assertThat(half.err()).contains("The league is not whole yet: 6 of 12 games are there.");
        assertThat(run("league", "merge", path("part2"), path("part1"), "--out", path("merged"))
                        .exitCode())
                .isZero();

        for (String table : tables()) {
            assertThat(folder.resolve("merged").resolve(table))
                    .as(table)
                    .hasSameTextualContentAs(folder.resolve("whole").resolve(table));
        }
    }

    private List<String> tables() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("whole"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("results.txt") && !name.equals("times.csv"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyGameIsARecordThatCanBeOpened() throws IOException {
        Run league = league("--from", path("hand-ins"), "--games", "2", "--records", "--out", path("out"));
        assertThat(league.exitCode()).isZero();
        Run run = run("league", "game", path("out"), "3", "2");

        assertThat(run.out()).isEqualTo(Files.readString(folder.resolve("out/games/0003/02.lectern")));
        assertThat(GameRecord.read(run.out()).head().value("first-entrant")).contains("h003");
        assertThat(run("league", "game", path("out"), "4", "1").err()).contains("has no game 1 of fixture 4.");
    }

    @Test
    void theReportLeadsToTheRecordsThatThereAre() throws IOException {
        league("--from", path("hand-ins"), "--games", "2", "--records", "--out", path("out"));
        String report = Files.readString(folder.resolve("out/report.html"));
        List<String> links = Pattern.compile("href=\"([^\"]+)\"")
                .matcher(report)
                .results()
                .map(link -> link.group(1))
                .toList();

        assertThat(links)
                .hasSize(6)
                .allSatisfy(link ->
                        assertThat(folder.resolve("out").resolve(link)).isDirectoryContaining("glob:**.lectern"));
    }

    @Test
    void whoWasNotAdmittedIsNamedInTheReport() throws IOException {
        Files.writeString(folder.resolve("hand-ins/broken.heuristic.yaml"), "lectern: heuristic 1\nname: [");
        league("--from", path("hand-ins"), "--games", "2", "--out", path("out"), "--lang", "pt");

        assertThat(folder.resolve("out/report.html")).content().contains("Não admitidos", "broken");
        assertThat(Files.readAllLines(folder.resolve("out/refused.txt"))).hasSize(1);
    }

    @Test
    void picturesAreFilesIfThatIsAskedFor() throws IOException {
        Run run = league("--from", path("hand-ins"), "--games", "2", "--out", path("out"), "--pictures");

        assertThat(run.exitCode()).isZero();
        for (String name : List.of("ratings", "cross", "curves")) {
            assertThat(ImageIO.read(folder.resolve("out/" + name + ".png").toFile()))
                    .isNotNull();
            assertThat(folder.resolve("out/" + name + ".svg")).content().contains("<svg");
        }
        assertThat(league("--from", path("hand-ins"), "--pictures").exitCode()).isEqualTo(2);
    }

    @Test
    void tablesOfAFolderAreShownAgain() {
        Run league = league("--from", path("hand-ins"), "--games", "2", "--out", path("out"));

        assertThat(run("league", "tables", path("out")).out()).isEqualTo(league.out());
        assertThat(run("league", "tables", path("hand-ins")).err()).contains("holds no league");
    }

    @Test
    void anEngineIsAHandInOnlyIfThatIsSaid() throws IOException {
        Files.writeString(folder.resolve("hand-ins/program.player"), "engine:command=/no/such/program");
        Run refused = league("--from", path("hand-ins"), "--games", "2");
        Run admitted = league("--from", path("hand-ins"), "--games", "2", "--engines");

        assertThat(refused.err()).contains("Not in the league: ", "program");
        assertThat(refused.out()).doesNotContain("program");
        assertThat(admitted.exitCode()).isZero();
        assertThat(admitted.err()).contains("Engine of program: engine:command=/no/such/program");
        assertThat(admitted.out()).contains("program broke down, and so lost 6 games.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--swiss 2 --part 1/2 --out out | A Swiss system cannot be split",
                "--cpu 5 --part 1/2 --out out | With a limit of CPU time a league cannot be split",
                "--part 3/2 --out out | There is no part “3/2”",
                "--part 1/2 | --out",
                "--resume | --out",
                "--games 3 | must be even",
                "--csv --json | Choose one of --csv and --json.",
                "--swiss 1 --against easy | has no staff",
                "--over never | --over",
            })
    void whatMakesNoSenseIsSaidInOneSentence(String options, String sentence) {
        List<String> line = new ArrayList<>(List.of("--from", path("hand-ins")));
        for (String word : options.split(" ", -1)) line.add(word.equals("out") ? path("out") : word);
        Run run = league(line.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1).first().asString().contains(sentence);
    }

    @Test
    void speaksPortuguese() {
        Run run = league("--from", path("hand-ins"), "--games", "2", "--lang", "pt");

        assertThat(run.out()).contains("infection: uma liga de 3", "pontos", "Jogar primeiro rendeu");
    }

    private Run league(String... options) {
        List<String> line = new ArrayList<>(List.of("league", "infection", "--plies", "40"));
        line.addAll(List.of(options));
        return run(line.toArray(String[]::new));
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }
}
