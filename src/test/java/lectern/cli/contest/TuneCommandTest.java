package lectern.cli.contest;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.cli.CommandLines.Run;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TuneCommandTest {
    @TempDir
    private Path folder;

    @Test
    void tellsTheWeightsAndWhatTheyAreWorth() {
        Run run = tune("--self-play");
        List<String> lines = run.outLines();

        assertThat(run.exitCode()).isZero();
        assertThat(lines.get(0)).isEqualTo("infection: greedy:evaluator=report, tuned by SPSA against itself");
        assertThat(lines.get(1)).isEqualTo("64 games to train by, seed 1");
        assertThat(lines.get(3)).matches(" +term +before +after");
        assertThat(lines.get(4)).matches(" +count +1 +[−0-9.]+");
        assertThat(lines.get(7)).matches(" +openings trained on +openings held out");
        assertThat(lines.get(8)).matches("after against before( +[0-9.]+ % \\([0-9.]+–[0-9.]+\\)){2}");
        assertThat(lines.get(10)).matches("(Better|Worse|Open|Warning): .*");
    }

    @Test
    void againstAnOpponentItTellsTheGainToo() {
        Run run = tune("--against", "medium", "--lang", "pt");

        assertThat(run.out())
                .contains("afinado por SPSA contra medium", "antes contra medium", "depois contra medium", "ganho");
    }

    @Test
    void writesTheTunedHeuristicTheFiguresAndTheCurve() throws IOException {
        Path file = folder.resolve("better.heuristic.yaml");
        Run run = tune(
                "--self-play",
                "--out",
                file.toString(),
                "--csv",
                folder.resolve("p.csv").toString(),
                "--svg",
                folder.resolve("p.svg").toString());

        Heuristic written = HeuristicFiles.read(file);
        assertThat(run.exitCode()).isZero();
        assertThat(written.name()).isEqualTo("better");
        assertThat(written.terms()).extracting(term -> term.name()).containsExactly("count", "frontier");
        assertThat(Files.readAllLines(folder.resolve("p.csv")))
                .first()
                .isEqualTo("games,count,frontier,pairs,score,low,high");
        assertThat(Files.readString(folder.resolve("p.svg"))).contains("Games trained by");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--self-play --against medium | --self-play",
                "--games 64 | --self-play",
                "--self-play --terms nope | nope",
                "--self-play --games 0 | --games",
                "--self-play --openings 3 | --openings",
                "--self-play --held-out 0 | --held-out",
                "--self-play --check -1 | --check",
                "--self-play --perturbation 0 | above 0",
                "--self-play --step NaN | above 0",
                "--against nobody | nobody"
            })
    void whatCannotBeTunedIsRefusedInOneLine(String arguments, String said) {
        List<String> line = new ArrayList<>(List.of("tune", "infection", "--heuristic", "report"));
        line.addAll(List.of(arguments.split(" ")));

        Run run = run(line.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().contains(said);
    }

    private static Run tune(String... arguments) {
        List<String> line = new ArrayList<>(List.of("tune", "infection", "--heuristic", "report"));
        line.addAll(List.of("--terms", "count,frontier", "--games", "64", "--openings", "8"));
        line.addAll(List.of("--check", "4", "--held-out", "8"));
        line.addAll(List.of(arguments));
        return run(line.toArray(String[]::new));
    }
}
