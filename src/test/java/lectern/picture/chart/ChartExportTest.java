package lectern.picture.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.game.Evaluation;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.play.Match;
import lectern.text.Language;
import lectern.text.Numbers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChartExportTest {
    @TempDir
    private Path folder;

    private static ChartExport export(ChartMode mode) {
        Match match = Match.from(Games.read("infection").start(1).position());
        for (int ply = 0; ply < 10; ply++) match = match.play(match.position().move(ply));
        var judge = match.game().evaluator("strong").orElseThrow();
        List<ChartPoint> points = new Curve().points(match, judge, Seat.FIRST);
        List<String> names =
                judge.parts().stream().map(part -> part.criterion().key()).toList();
        return new ChartExport(
                new ChartContent(points, mode, names, "for Red", "move", Map.of()),
                ChartColours.onPaper(match.game().kind()),
                new Numbers(Language.EN).axis());
    }

    @ParameterizedTest
    @EnumSource(ChartMode.class)
    void everyModeCanBeWrittenAsAPicture(ChartMode mode) throws Exception {
        Path png = folder.resolve("chart.png");
        Files.write(png, export(mode).content(ChartExport.Format.PNG));
        assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(3000);

        Path svg = folder.resolve("chart.svg");
        Files.write(svg, export(mode).content(ChartExport.Format.SVG));
        DocumentBuilderFactory xml = DocumentBuilderFactory.newInstance();
        xml.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        assertThat(xml.newDocumentBuilder()
                        .parse(svg.toFile())
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("svg");

        Path pdf = folder.resolve("chart.pdf");
        Files.write(pdf, export(mode).content(ChartExport.Format.PDF));
        assertThat(new String(Files.readAllBytes(pdf), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF");
    }

    @Test
    void inTheTableTheContributionsAddUpToTheTotal() throws IOException {
        Path file = folder.resolve("chart.csv");
        Files.write(file, export(ChartMode.TOTAL).content(ChartExport.Format.CSV));
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(12);
        assertThat(lines.get(0)).startsWith("ply,seat,move,total,").endsWith(",thought,proven,misjudged");
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",", -1);
            double sum = 0;
            for (int i = 4; i < fields.length - 3; i++) sum += Double.parseDouble(fields[i]);
            assertThat(sum).isCloseTo(Double.parseDouble(fields[3]), org.assertj.core.api.Assertions.within(1e-9));
        }
    }

    @Test
    void inTheTableStandsWhoIsProvenToWinAndWhereTheTotalPointsToTheOther() throws IOException {
        ChartExport export = new ChartExport(
                proven(), ChartColours.onPaper(Games.read("infection").kind()), new Numbers(Language.EN).axis());
        List<String> lines = export.csv().lines().toList();
        assertThat(lines.get(1)).endsWith(",,second,yes");
        assertThat(lines.get(2)).endsWith(",,,");
        assertThat(lines.get(3)).endsWith(",,draw,");
    }

    @ParameterizedTest
    @EnumSource(
            value = ChartExport.Format.class,
            names = {"PNG", "SVG", "PDF"})
    void picturesHaveTheBandOfWhatIsProven(ChartExport.Format format) throws Exception {
        ChartColours colours = ChartColours.onPaper(Games.read("infection").kind());
        ChartContent without = proven().with(Truth.NONE, last(), Phrase::key);
        assertThat(new ChartExport(proven(), colours, new Numbers(Language.EN).axis()).content(format))
                .isNotEqualTo(new ChartExport(without, colours, new Numbers(Language.EN).axis()).content(format));
        if (format == ChartExport.Format.SVG)
            assertThat(new String(
                            new ChartExport(proven(), colours, new Numbers(Language.EN).axis()).content(format),
                            StandardCharsets.UTF_8))
                    .contains("chart.truth.win", "chart.truth.misjudged");
    }

    /** The first side stands well after no move, one move and two; the other is proven to win at first. */
    private static ChartContent proven() {
        List<ChartPoint> points = new ArrayList<>();
        for (int ply = 0; ply < 3; ply++)
            points.add(new ChartPoint(
                    ply,
                    ply,
                    Optional.empty(),
                    Optional.empty(),
                    new Evaluation(Seat.FIRST, List.of(new Term("count", 3, 1, Cells.NONE))),
                    Optional.empty(),
                    Optional.empty()));
        Truth truth = new Truth(List.of(ProvenWinner.SECOND, ProvenWinner.UNKNOWN, ProvenWinner.NEITHER), 100);
        return new ChartContent(points, ChartMode.TOTAL, List.of("Count"), "for Red", "move", Map.of())
                .with(truth, last(), Phrase::key);
    }

    private static Position last() {
        return Games.read("infection").start(1).position();
    }

    @Test
    void theNameOfAFileSaysItsFormat() {
        assertThat(ChartExport.Format.of("a.SVG")).contains(ChartExport.Format.SVG);
        assertThat(ChartExport.Format.of("a.doc")).isEmpty();
    }
}
