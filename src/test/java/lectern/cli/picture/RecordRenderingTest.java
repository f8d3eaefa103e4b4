package lectern.cli.picture;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import lectern.cli.CommandLines.Run;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.play.GameRecord;
import lectern.play.GameResult;
import lectern.play.Match;
import lectern.play.RecordHead;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

/** {@code lectern render} with a record: which positions are drawn, in which form, and what is refused. */
class RecordRenderingTest {
    private static final String[] MOVES = {"g7f7", "g1f1", "a1c3", "a7a6"};

    @TempDir
    private Path folder;

    private Match match;

    @BeforeEach
    void keepAGame() throws IOException {
        match = Match.from(Games.read("infection").start(1).position());
        for (String move : MOVES) match = match.play(match.position().readMove(move));
        Files.writeString(
                folder.resolve("game.lectern"),
                GameRecord.of(match, RecordHead.EMPTY).text());
    }

    @Test
    void aPlyOfARecordIsItsPositionWithTheMoveMarked() throws IOException {
        draw("ply.svg", "--ply", "2");
        String position = match.mainLine().get(1).after().text();
        assertThat(run("render", "infection", position, "--out", file("position.svg"))
                        .exitCode())
                .isZero();

        assertThat(text("ply.svg")).contains("<title>7th Guest: Infection: 2. Blue: f1</title>");
        assertThat(text("ply.svg").length()).isGreaterThan(text("position.svg").length());
    }

    @Test
    void plyZeroIsTheStartAndWithoutAPlyItIsTheEnd() throws IOException {
        draw("start.svg", "--ply", "0");
        draw("last.svg", "--ply", "4");
        draw("end.svg");

        assertThat(text("start.svg")).contains("Infection: Start</title>");
        assertThat(text("end.svg")).isEqualTo(text("last.svg")).isNotEqualTo(text("start.svg"));
    }

    @Test
    void aStripHasItsBoardsInRowsWithTheirMovesBelow() throws IOException {
        draw("one.png", "--plies", "0-0", "--cell", "20");
        draw("row.png", "--plies", "0-3", "--cell", "20");
        draw("rows.png", "--every", "2", "--columns", "2", "--cell", "20");
        draw("rows.svg", "--every", "2", "--columns", "2", "--cell", "20");

        assertThat(size("row.png")[0]).isGreaterThan(4 * size("one.png")[0]);
        assertThat(size("row.png")[1]).isEqualTo(size("one.png")[1]);
        assertThat(size("rows.png")[0]).isBetween(2 * size("one.png")[0], 3 * size("one.png")[0]);
        assertThat(size("rows.png")[1]).isGreaterThan(2 * size("one.png")[1]);
        assertThat(text("rows.svg")).contains(">Start<", ">2. f1<", ">4. a6<").doesNotContain("1. f7");
    }

    @Test
    void anAnimationShowsEveryPositionAndBeginsAgain() throws IOException {
        draw("game.gif", "--cell", "20", "--delay", "250");

        byte[] gif = Files.readAllBytes(folder.resolve("game.gif"));
        assertThat(new String(gif, StandardCharsets.ISO_8859_1)).contains("NETSCAPE2.0\3\1\0\0");
        assertThat(delays("game.gif")).containsExactly("25", "25", "25", "25", "75");
    }

    @Test
    void anAnimationEndsWithThePictureOfTheEnd() throws IOException {
        draw("game.gif", "--cell", "20");
        draw("end.png", "--plies", "4-4", "--cell", "20");

        BufferedImage shown = lastOf("game.gif");
        BufferedImage end = ImageIO.read(folder.resolve("end.png").toFile());
        assertThat(shown.getWidth()).isEqualTo(end.getWidth());
        assertThat(shown.getHeight()).isEqualTo(end.getHeight());
        for (int y = 0; y < end.getHeight(); y++) {
            for (int x = 0; x < end.getWidth(); x++) {
                assertThat(difference(new Color(shown.getRGB(x, y)), new Color(end.getRGB(x, y))))
                        .as("%s, %s", x, y)
                        .isLessThan(60);
            }
        }
    }

    @Test
    void slidesHaveAPageForEveryPositionWithWhatTheMoveDid() throws IOException {
        draw("slides.pdf", "--pages");

        try (PDDocument slides = Loader.loadPDF(folder.resolve("slides.pdf").toFile())) {
            assertThat(slides.getNumberOfPages()).isEqualTo(5);
            assertThat(slides.getPage(0).getMediaBox().getWidth() / 16)
                    .isEqualTo(slides.getPage(0).getMediaBox().getHeight() / 9);
            String said = String.join("|", run("explain", "infection", "g7f7").outLines());
            String told = new PDFTextStripper().getText(slides).replaceAll("\\s+", " ");
            assertThat(told).contains("1. Red: f7", "4. Blue: a6");
            assertThat(said).contains(told.replaceAll(".*1\\. Red: f7 (.*?\\.) .*", "$1"));
        }
    }

    @Test
    void theLastSlideSaysWhoGaveTheGameAway() throws IOException {
        GameResult forfeit = new GameResult.Forfeit(Seat.SECOND, "Too slow.");
        Files.writeString(folder.resolve("game.lectern"), new GameRecord(match, forfeit, RecordHead.EMPTY).text());
        draw("slides.pdf", "--pages");

        try (PDDocument slides = Loader.loadPDF(folder.resolve("slides.pdf").toFile())) {
            PDFTextStripper text = new PDFTextStripper();
            assertThat(text.getText(slides)).containsOnlyOnce("Red wins by forfeit: Too slow.");
            text.setStartPage(5);
            assertThat(text.getText(slides)).contains("Red wins by forfeit: Too slow.");
        }
    }

    @Test
    void theSameRecordGivesTheSameBytes() throws IOException {
        for (String form : List.of("a.gif", "a.pdf", "a.svg", "a.png")) {
            String[] more = form.endsWith("pdf") ? new String[] {"--pages"} : new String[] {"--every", "1"};
            draw(form, more);
            draw("again-" + form, more);

            assertThat(Files.readAllBytes(folder.resolve(form)))
                    .as(form)
                    .isEqualTo(Files.readAllBytes(folder.resolve("again-" + form)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--out b.png --ply 5                | --ply must be a whole number from 0 to 4, not 5",
                "--out b.png --ply -1               | --ply must be a whole number from 0 to 4, not -1",
                "--out b.png --plies 2-5            | --plies is written like 0-4",
                "--out b.png --plies 3-2            | --plies is written like 0-4",
                "--out b.png --plies x              | --plies is written like 0-4",
                "--out b.png --ply 1 --every 2      | --ply shows one position",
                "--out b.png --every 0              | --every must be a whole number",
                "--out b.png --plies 0-1 --columns 0 | --columns must be a whole number from 1 to 100",
                "--out b.png --columns 2            | --columns belongs to several boards",
                "--out b.gif --delay 5              | --delay must be a whole number from 20 to 60000",
                "--out b.png --delay 50             | --delay belongs to a file whose name ends with .gif",
                "--out b.png --pages                | --pages belongs to a file whose name ends with .pdf",
                "--out b.pdf --pages --cell 20      | --cell does not go with --pages",
                "--out b.jpg                        | “b.jpg” says no format",
                "--out b.png --seed 3               | --seed does not go with a record",
                "--out b.png --move g7f7            | --move does not go with a record",
                "--out b.png start                  | “start” is one argument too many",
            })
    void whatDoesNotFitIsToldInOneLineAndNothingIsWritten(String line, String complaint) {
        Run run = run(("render " + file("game.lectern") + " " + line).split(" +", -1));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("lectern render: " + complaint).hasLineCount(1);
        assertThat(Path.of("b.png")).doesNotExist();
    }

    @Test
    void plyWithoutARecordAndARecordThatIsNoneAreRefused() throws IOException {
        Files.writeString(folder.resolve("broken.lectern"), "lectern: 1\ngame: chess\n");

        assertThat(run("render", "infection", "--ply", "3", "--out", file("b.png"))
                        .err())
                .contains("--ply belongs to a record")
                .hasLineCount(1);
        assertThat(run("render", file("broken.lectern"), "--out", file("b.png")).err())
                .contains("“broken.lectern” is not a game")
                .hasLineCount(1);
        assertThat(run("render", file("none.lectern"), "--out", file("b.png")).err())
                .contains("none.lectern")
                .hasLineCount(1);
        assertThat(folder.resolve("b.png")).doesNotExist();
    }

    @Test
    void aFileThatIsNoTextOrTooLongIsNamedInWords() throws IOException {
        Files.write(folder.resolve("binary.lectern"), new byte[] {'l', (byte) 0xff, (byte) 0xfe});
        Files.writeString(folder.resolve("long.lectern"), " ".repeat(8_000_001));

        for (String command : List.of("render", "chart")) {
            assertThat(run(command, file("binary.lectern"), "--out", file("b.png"))
                            .err())
                    .isEqualTo("lectern " + command + ": “binary.lectern” is not a text, and so not a game that Lectern"
                            + " has written.\n");
            assertThat(run(command, file("long.lectern"), "--out", file("b.png"))
                            .err())
                    .isEqualTo("lectern " + command + ": “long.lectern” is too long to be a game.\n");
        }
    }

    private void draw(String name, String... more) {
        List<String> line = new ArrayList<>(List.of("render", file("game.lectern"), "--out", file(name)));
        line.addAll(List.of(more));
        assertThat(run(line.toArray(String[]::new))).isEqualTo(new Run(0, "", ""));
    }

    private int[] size(String name) throws IOException {
        BufferedImage image = ImageIO.read(folder.resolve(name).toFile());
        return new int[] {image.getWidth(), image.getHeight()};
    }

    private List<String> delays(String name) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        List<String> delays = new ArrayList<>();
        try (ImageInputStream in =
                ImageIO.createImageInputStream(folder.resolve(name).toFile())) {
            reader.setInput(in);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                delays.add(described(reader, i, "GraphicControlExtension").getAttribute("delayTime"));
            }
        } finally {
            reader.dispose();
        }
        return delays;
    }

    /** What is seen when every picture of an animation lies over the ones before. */
    private BufferedImage lastOf(String name) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in =
                ImageIO.createImageInputStream(folder.resolve(name).toFile())) {
            reader.setInput(in);
            BufferedImage seen = new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                Element place = described(reader, i, "ImageDescriptor");
                int left = Integer.parseInt(place.getAttribute("imageLeftPosition"));
                int top = Integer.parseInt(place.getAttribute("imageTopPosition"));
                seen.createGraphics().drawImage(reader.read(i), left, top, null);
            }
            return seen;
        } finally {
            reader.dispose();
        }
    }

    private static Element described(ImageReader reader, int picture, String what) throws IOException {
        Element root = (Element) reader.getImageMetadata(picture).getAsTree("javax_imageio_gif_image_1.0");
        return (Element) root.getElementsByTagName(what).item(0);
    }

    private static int difference(Color one, Color other) {
        int red = Math.abs(one.getRed() - other.getRed());
        int green = Math.abs(one.getGreen() - other.getGreen());
        return Math.max(Math.max(red, green), Math.abs(one.getBlue() - other.getBlue()));
    }

    private String text(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }
}
