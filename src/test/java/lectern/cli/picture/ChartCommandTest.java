package lectern.cli.picture;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code lectern chart}: a record in, a picture or a table out, and one line where something is wrong. */
class ChartCommandTest {
    private static final String HEAD =
            "lectern: 1\ngame: infection\nstart: o5x/7/7/7/7/7/x5o x 0 1\nresult: unfinished\n\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void keepGames() throws IOException {
        Files.writeString(folder.resolve("plain.lectern"), HEAD + "g7f7 g1f1 a1c3\n");
        Files.writeString(folder.resolve("thought.lectern"), HEAD + "g7f7 [score 0.75] g1f1 [score 0.5] a1c3\n");
    }

    @Test
    void theChartIsAPictureOrATableAsTheNameSays() throws IOException {
        for (String ending : List.of("png", "svg", "pdf", "csv")) chart("plain.lectern", "chart." + ending);

        assertThat(ImageIO.read(folder.resolve("chart.png").toFile()).getWidth())
                .isEqualTo(3000);
        assertThat(text("chart.svg")).contains("<title>for Red</title>");
        assertThat(text("chart.csv").lines()).hasSize(5);
        assertThat(text("chart.csv")).startsWith("ply,seat,move,total,").contains("\n3,first,a1c3,");
    }

    @Test
    void whatPlayersThoughtIsDrawnUnlessAnEvaluatorIsGiven() throws IOException {
        chart("thought.lectern", "thoughts.svg");
        chart("thought.lectern", "mode.svg", "--mode", "thought", "--evaluator", "report");
        chart("thought.lectern", "judged.svg", "--evaluator", "strong");
        chart("plain.lectern", "plain.svg");

        assertThat(text("thoughts.svg")).isEqualTo(text("mode.svg")).isNotEqualTo(text("judged.svg"));
        assertThat(text("judged.svg")).isEqualTo(text("plain.svg"));
    }

    @Test
    void theEvaluatorAndTheSideAreChosen() throws IOException {
        chart("plain.lectern", "strong.csv");
        chart("plain.lectern", "report.csv", "--evaluator", "report");
        chart("plain.lectern", "other.csv", "--side", "second");

        assertThat(text("report.csv")).isNotEqualTo(text("strong.csv"));
        assertThat(text("other.csv")).isNotEqualTo(text("strong.csv"));
    }

    @Test
    void theSameRecordGivesTheSameBytes() throws IOException {
        for (String ending : List.of("png", "svg", "pdf", "csv")) {
            chart("plain.lectern", "one." + ending, "--mode", "criteria");
            chart("plain.lectern", "two." + ending, "--mode", "criteria");

            assertThat(Files.readAllBytes(folder.resolve("one." + ending)))
                    .as(ending)
                    .isEqualTo(Files.readAllBytes(folder.resolve("two." + ending)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plain.lectern --out c.gif                   | “c.gif” says no format",
                "plain.lectern --out c.png --evaluator stron | --evaluator cannot be “stron”",
                "plain.lectern --out c.png --mode thought    | This record does not tell what its players thought",
                "plain.lectern --out c.png --side third      | --side cannot be “third”",
                "none.lectern --out c.png                    | “",
                "plain.lectern                               | Something is missing: --out",
            })
    void whatDoesNotFitIsToldInOneLineAndNothingIsWritten(String line, String complaint) {
        Run run = run(("chart " + folder + "/" + line).split(" +", -1));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("lectern chart: " + complaint).hasLineCount(1);
        assertThat(Path.of("c.png")).doesNotExist();
    }

    private void chart(String game, String out, String... more) {
        String[] line = new String[4 + more.length];
        line[0] = "chart";
        line[1] = folder.resolve(game).toString();
        line[2] = "--out";
        line[3] = folder.resolve(out).toString();
        System.arraycopy(more, 0, line, 4, more.length);
        assertThat(run(line)).isEqualTo(new Run(0, "", ""));
    }

    private String text(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }
}
