package lectern.cli;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code lectern render}: boards as files, and one line for what cannot be drawn or written. */
class RenderCommandTest {
    private static final Run NOTHING_TO_SAY = new Run(0, "", "");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"shiftago", "syrtis", "pushee:size=9", "catsdogs", "infection"})
    void everyGameIsDrawnInEveryFormat(String game) throws IOException {
        for (String ending : List.of("png", "svg", "pdf")) {
            assertThat(run("render", game, "--out", file("board." + ending))).isEqualTo(NOTHING_TO_SAY);
        }

        assertThat(ImageIO.read(folder.resolve("board.png").toFile()).getWidth())
                .isGreaterThan(7 * 64);
        assertThat(Files.readString(folder.resolve("board.svg"))).contains("<title>");
        assertThat(Files.readString(folder.resolve("board.pdf"), java.nio.charset.StandardCharsets.ISO_8859_1))
                .startsWith("%PDF");
    }

    @Test
    void thePositionTheSeedAndTheSizeAreChosen() throws IOException {
        run("render", "catsdogs", "--seed", "4", "--out", file("four.svg"));
        run("render", "catsdogs", "start", "--seed", "4", "--out", file("start.svg"));
        run("render", "catsdogs", "--seed", "5", "--out", file("five.svg"));
        run("render", "infection", "x6/7/7/7/7/7/6o x", "--cell", "10", "--out", file("small.png"));

        assertThat(text("four.svg")).isEqualTo(text("start.svg")).isNotEqualTo(text("five.svg"));
        assertThat(ImageIO.read(folder.resolve("small.png").toFile()).getWidth())
                .isBetween(70, 90);
    }

    @Test
    void themesMarksMovesAndLabelsShow() throws IOException {
        String plain = drawn();

        for (String[] more : new String[][] {
            {"--theme", "dark"},
            {"--theme", "CONTRAST"},
            {"--mark", "c3+d4"},
            {"--mark", "c3,d4"},
            {"--move", "g7e5"},
            {"--move", "f7"},
            {"--no-labels"},
        }) {
            assertThat(drawn(more)).as("%s", List.of(more)).isNotEqualTo(plain);
        }
        assertThat(drawn("--no-labels")).doesNotContain("<text");
        assertThat(drawn("--mark", "c3+d4")).isEqualTo(drawn("--mark", "c3,d4"));
    }

    @Test
    void theTitleIsInTheLanguageChosen() throws IOException {
        assertThat(drawn()).contains("<title>7th Guest: Infection: o5x");
        run("render", "catsdogs", "--lang", "pt", "--out", file("pt.svg"));
        assertThat(text("pt.svg"))
                .contains("<title>"
                        + run("games", "catsdogs", "--lang", "pt")
                                .outLines()
                                .get(0)
                                .replace("catsdogs: ", "")
                                .replace("&", "&amp;"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                              | Something is missing: --out",
                "--out board.gif               | “board.gif” says no format",
                "--out b.png --cell 7          | --cell must be a whole number from 8 to 512, not 7",
                "--out b.png --cell 513        | --cell must be a whole number from 8 to 512, not 513",
                "--out b.png --cell x          | --cell cannot be “x”",
                "--out b.png --theme pink      | --theme cannot be “pink”",
                "--out b.png --mark z9         | --mark names no cell of this board with “z9”",
                "--out b.png --mark c3+        | --mark names no cell of this board with “”",
                "--out b.png --mark a9999999999 | --mark names no cell",
                "--out b.png --move zz         | “zz” is not a move",
                "--out b.png --move a7a5       | Not allowed: ",
                "--out b.png 7/7               | The side to move is missing",
                "--out b.png 7/7 8             | “8” is one argument too many",
                "--out b.png 7/7 --seed 1      | --seed belongs to a start position",
            })
    void badInputIsToldInOneLineAndNothingIsWritten(String line, String complaint) {
        String arguments = line == null ? "" : " " + line;
        Run run = run(("render infection" + arguments).split(" +"));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("lectern render: " + complaint);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(Path.of("b.png")).doesNotExist();
    }

    @Test
    void aFileThatCannotBeWrittenIsToldInOneLine() throws IOException {
        Files.createDirectory(folder.resolve("folder.png"));
        for (String file : List.of("no/such/folder/board.png", "folder.png", "\0.png")) {
            Run run = run("render", "infection", "--out", folder + "/" + file);

            assertThat(run.exitCode()).as(file).isEqualTo(2);
            assertThat(run.err()).contains("cannot be written").hasLineCount(1);
        }
    }

    @Test
    void aNewPictureReplacesTheOldOneAndLeavesNothingElse() throws IOException {
        Files.writeString(folder.resolve("board.svg"), "old");

        run("render", "infection", "--out", file("board.svg"));

        assertThat(text("board.svg")).contains("<svg");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void aFileOfASimilarNameIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve("board.svg.part"), "mine");

        run("render", "infection", "--out", file("board.svg"));

        assertThat(text("board.svg.part")).isEqualTo("mine");
    }

    private String drawn(String... more) throws IOException {
        String[] line = Stream.concat(Stream.of("render", "infection", "--out", file("drawn.svg")), Stream.of(more))
                .toArray(String[]::new);
        assertThat(run(line)).isEqualTo(NOTHING_TO_SAY);
        return text("drawn.svg");
    }

    private String text(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }
}
