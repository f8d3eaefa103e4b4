package lectern.picture.chart;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.picture.export.VectorPicture;
import lectern.play.CsvLine;
import lectern.search.Assessment;
import lectern.telling.ThoughtText;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;

/** A chart for a file: as a picture for print, or as numbers. */
public final class ChartExport {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 420;

    /** A PNG has this many dots for each unit of the others, so that it is sharp in print. */
    private static final int DENSITY = 3;

    /** What a chart can be written as. */
    public enum Format {
        PNG,
        SVG,
        PDF,
        CSV;

        public String ending() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The format that a file's name asks for. */
        public static Optional<Format> of(String file) {
            String name = file.toLowerCase(Locale.ROOT);
            return Stream.of(values())
                    .filter(format -> name.endsWith("." + format.ending()))
                    .findFirst();
        }
    }

    private final ChartContent content;
    private final ChartColours colours;
    private final NumberFormat numbers;

    /**
     * @param numbers how ticks are written; the table of numbers is for programs and has points
     */
    public ChartExport(ChartContent content, ChartColours colours, NumberFormat numbers) {
        this.content = content;
        this.colours = colours;
        this.numbers = numbers;
    }

    /** The content of a file. */
    public byte[] content(Format format) throws IOException {
        return switch (format) {
            case PNG -> png();
            case SVG -> vectors().svg().getBytes(StandardCharsets.UTF_8);
            case PDF -> vectors().pdf();
            case CSV -> csv().getBytes(StandardCharsets.UTF_8);
        };
    }

    private byte[] png() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ChartUtils.writeScaledChartAsPNG(out, chart(), WIDTH, HEIGHT, DENSITY, DENSITY);
        return out.toByteArray();
    }

    private VectorPicture vectors() {
        return new VectorPicture(content.axis(), WIDTH, HEIGHT, this::draw);
    }

    private void draw(Graphics2D graphics) {
        chart().draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
    }

    private JFreeChart chart() {
        ChartDrawing drawing = new ChartDrawing(colours, new Font(Font.SANS_SERIF, Font.PLAIN, 13), 1, true, numbers);
        JFreeChart chart = drawing.chart(content, 0);
        ChartDrawing.unmark(chart.getXYPlot());
        return chart;
    }

    /**
     * One line for each position: the contributions stand behind the total, which is their sum; at the end, who is proven
     * to win, and whether the total points to the other side.
     */
    public String csv() {
        List<String> columns = new ArrayList<>(List.of("ply", "seat", "move", "total"));
        for (Term term : content.points().get(0).evaluation().terms()) columns.add(term.key());
        columns.addAll(List.of("thought", "proven", "misjudged"));
        StringBuilder lines = new StringBuilder(CsvLine.of(columns));
        for (ChartPoint point : content.points()) {
            List<String> fields = new ArrayList<>();
            fields.add(String.valueOf(point.ply()));
            fields.add(point.mover().map(Seat::word).orElse(""));
            fields.add(point.move().map(Move::text).orElse(""));
            fields.add(number(point.evaluation().total()));
            for (Term term : point.evaluation().terms()) fields.add(number(term.contribution()));
            fields.add(point.thought().map(ChartExport::thought).orElse(""));
            fields.add(content.truth().at(point.ply()).word());
            fields.add(content.truth().isMisjudged(point, point.value()) ? "yes" : "");
            lines.append(CsvLine.of(fields));
        }
        return lines.toString();
    }

    /** A number where there is one; a proof and a result of trials in the words of records. */
    private static String thought(Assessment assessment) {
        return ThoughtText.of(assessment).replaceFirst("^score ", "");
    }

    private static String number(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) return String.valueOf(value);
        return new BigDecimal(String.valueOf(value)).stripTrailingZeros().toPlainString();
    }
}
