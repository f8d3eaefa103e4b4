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

class SweepCommandTest {
    @TempDir
    private Path folder;

    @Test
    void tellsWhatEachValueIsWorth() {
        Run run = sweep("--from", "-0.6", "--to", "0", "--steps", "2", "--games", "4");
        List<String> lines = run.outLines();

        assertThat(run.exitCode()).isZero();
        assertThat(lines.get(0)).isEqualTo("infection: greedy:evaluator=report with other weights, against medium");
        assertThat(lines.get(1)).isEqualTo("12 games, seed 1, 4 opening plies drawn, at most 400 plies");
        assertThat(lines.get(3)).matches("frontier +games +won +drawn +lost +limit +points \\(95 % interval\\)");
        assertThat(lines.get(4)).matches(" +−0\\.6 +4 +\\d +\\d +\\d +\\d +[0-9.]+ % \\([0-9.]+–[0-9.]+\\)");
        assertThat(lines.get(8)).startsWith("Most points: frontier = ");
        assertThat(run.err()).endsWith("12 of 12 games, 0:00 left\n");
    }

    @Test
    void writesTableAndPictures() throws IOException {
        Run run = sweep(
                "--from",
                "0",
                "--to",
                "1",
                "--steps",
                "1",
                "--games",
                "2",
                "--lang",
                "pt",
                "--csv",
                path("s.csv"),
                "--png",
                path("s.png"),
                "--svg",
                path("s.svg"));

        assertThat(run.exitCode()).isZero();
        assertThat(Files.readAllLines(folder.resolve("s.csv")))
                .hasSize(3)
                .first()
                .isEqualTo("frontier,games,won,drawn,lost,limit,pairs,score,low,high,forfeits_won,forfeits_lost");
        assertThat(folder.resolve("s.png")).isNotEmptyFile();
        assertThat(Files.readString(folder.resolve("s.svg"))).contains("Peso de frontier", "Pontos contra medium");
    }

    @Test
    void twoTermsMakeAMap() throws IOException {
        Run run = sweep(
                "--from",
                "0",
                "--to",
                "1",
                "--steps",
                "1",
                "--term2",
                "edge",
                "--from2",
                "0",
                "--to2",
                "1",
                "--steps2",
                "2",
                "--games",
                "2",
                "--svg",
                path("m.svg"));

        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(3)).startsWith("frontier  edge  games");
        assertThat(Files.readString(folder.resolve("m.svg"))).contains("Weight of edge", "100 %");
    }

    @Test
    void goesOnWithWhatAFolderHolds() throws IOException {
        String[] asked = {"--from", "0", "--to", "1", "--steps", "1", "--games", "4", "--out", path("kept")};
        Run first = sweep(asked);
        List<String> again = new ArrayList<>(List.of(asked));
        again.add("--resume");

        Run second = sweep(again.toArray(String[]::new));

        assertThat(second.exitCode()).isZero();
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(second.err()).isEmpty();
        assertThat(sweep(asked).exitCode()).isEqualTo(2);
    }

    @Test
    void aHeuristicCanBeAFile() throws IOException {
        Path file = folder.resolve("rim.heuristic.yaml");
        Files.writeString(file, """
                lectern: heuristic 1
                name: Rim
                game: infection
                terms:
                  - use: count
                    weight: 1
                  - name: rim
                    formula: 'count(own & edge) - count(enemy & edge)'
                    weight: 0
                """);

        Run run = run(
                "sweep",
                "infection",
                "--heuristic",
                file.toString(),
                "--term",
                "rim",
                "--from",
                "0",
                "--to",
                "1",
                "--steps",
                "1",
                "--against",
                "medium",
                "--games",
                "2");

        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0))
                .isEqualTo("infection: greedy:evaluator=@Rim with other weights, against medium");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--term nope --from 0 --to 1 --against medium | report has no term “nope”",
                "--term edge --from 0 --to 0 --against medium | would not change",
                "--term edge --from 0 --to 1e99 --against medium | more than nine digits",
                "--term edge --from NaN --to 1 --against medium | more than nine digits",
                "--term edge --from x --to 1 --against medium | --from",
                "--term edge --from 0 --to 1 --against nobody | nobody",
                "--term edge --from 0 --to 1 --against medium --steps 0 | 1 to 100 steps",
                "--term edge --from 0 --to 1 --against medium --games 3 | an even number",
                "--term edge --from 0 --to 1 --against medium --games 2000000 | are played",
                "--term edge --from 0 --to 1 --against medium --threads 0 | --threads",
                "--term edge --from 0 --to 1 --against medium --opening 400 | leaves nothing to play",
                "--term edge --from 0 --to 1 --against medium --resume | --out DIR",
                "--term edge --from 0 --to 1 --against medium --heuristic reprot | report",
                "--term edge --from 0 --to 1 --against medium --heuristic no.heuristic.yaml | no.heuristic.yaml",
                "--term edge --from 0 --to 1 --against medium --player greedy:evaluator=strong | evaluator",
                "--term edge --from 0 --to 1 --against medium --player nobody | nobody",
                "--term edge --from 0 --to 1 --against medium --term2 edge --from2 0 --to2 1 | named twice",
                "--term edge --from 0 --to 1 --against medium --term2 count | --from2",
                "--term edge --from 0 --to 1 | --against"
            })
    void whatCannotBeSweptIsRefusedInOneLine(String arguments, String said) {
        List<String> line = new ArrayList<>(List.of("sweep", "infection", "--heuristic", "report"));
        if (arguments.contains("--heuristic")) line.subList(2, 4).clear();
        line.addAll(List.of(arguments.split(" ")));

        Run run = run(line.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().contains(said);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static Run sweep(String... arguments) {
        List<String> line = new ArrayList<>(
                List.of("sweep", "infection", "--heuristic", "report", "--term", "frontier", "--against", "medium"));
        line.addAll(List.of(arguments));
        return run(line.toArray(String[]::new));
    }
}
