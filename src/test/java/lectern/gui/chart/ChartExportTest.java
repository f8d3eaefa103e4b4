package lectern.gui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.picture.chart.ChartColours;
import lectern.picture.chart.ChartContent;
import lectern.picture.chart.ChartMode;
import lectern.picture.chart.ChartPoint;
import lectern.picture.chart.Curve;
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
        assertThat(lines.get(0)).startsWith("ply,seat,move,total,").endsWith(",thought");
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",", -1);
            double sum = 0;
            for (int i = 4; i < fields.length - 1; i++) sum += Double.parseDouble(fields[i]);
            assertThat(sum).isCloseTo(Double.parseDouble(fields[3]), org.assertj.core.api.Assertions.within(1e-9));
        }
    }

    @Test
    void theNameOfAFileSaysItsFormat() {
        assertThat(ChartExport.Format.of(Path.of("a.SVG"))).contains(ChartExport.Format.SVG);
        assertThat(ChartExport.Format.of(Path.of("a.doc"))).isEmpty();
    }
}
