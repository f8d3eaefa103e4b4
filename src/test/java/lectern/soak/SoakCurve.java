package lectern.soak;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** What is held, over the games: a strip for each thing that is counted. */
final class SoakCurve {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 640;
    private static final Color LINE = new Color(0x1f5f99);
    private static final Color TEXT = new Color(0x333333);
    private static final Color GRID = new Color(0xdddddd);
    private static final Font LETTERS = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

    private SoakCurve() {}

    static void draw(List<HeapLevel> levels, Path file) throws IOException {
        NumberAxis games = axis("games played");
        games.setRange(0, levels.get(levels.size() - 1).games());
        CombinedDomainXYPlot strips = new CombinedDomainXYPlot(games);
        strips.setGap(14);
        strips.add(strip(levels, "heap in use, MB", HeapLevel::megabytes), 3);
        strips.add(strip(levels, "listeners", HeapLevel::listeners), 1);
        strips.add(strip(levels, "open files", HeapLevel::files), 1);
        strips.add(strip(levels, "threads", level -> level.threads().size()), 1);
        JFreeChart chart = new JFreeChart(null, LETTERS, strips, false);
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(8, 8, 4, 24));
        ChartUtils.saveChartAsPNG(file.toFile(), chart, WIDTH, HEIGHT);
    }

    private static XYPlot strip(List<HeapLevel> levels, String what, ToDoubleFunction<HeapLevel> count) {
        XYSeries series = new XYSeries(what);
        levels.forEach(level -> series.add(level.games(), count.applyAsDouble(level)));
        XYLineAndShapeRenderer line = new XYLineAndShapeRenderer(true, false);
        line.setSeriesPaint(0, LINE);
        line.setSeriesStroke(0, new BasicStroke(2));
        NumberAxis values = axis(what);
        values.setRange(0, 1.25 * Math.max(1, series.getMaxY()));
        XYPlot plot = new XYPlot(new XYSeriesCollection(series), null, values, line);
        plot.setBackgroundPaint(Color.WHITE);
        plot.setOutlinePaint(GRID);
        plot.setRangeGridlinePaint(GRID);
        plot.setDomainGridlinePaint(GRID);
        return plot;
    }

    private static NumberAxis axis(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setLabelFont(LETTERS);
        axis.setTickLabelFont(LETTERS);
        axis.setLabelPaint(TEXT);
        axis.setTickLabelPaint(TEXT);
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        return axis;
    }
}
