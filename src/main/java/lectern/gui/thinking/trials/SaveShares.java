package lectern.gui.thinking.trials;

import java.awt.Component;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartColours;
import lectern.picture.export.VectorPicture;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RateStyle;

/** Asks where a chart of shares is to go, and writes it there beside the event thread. */
final class SaveShares {
    private static final String TITLE = "trials.save.title";

    private final Wording wording;
    private final LatestTask writing;
    private final FileChoice files;

    /**
     * A chart as it is written.
     *
     * @param table its numbers with commas between
     */
    record Chart(GameKind game, String title, BiFunction<ChartColours, RateStyle, RateDrawing> drawing, String table) {}

    SaveShares(Component owner, Wording wording, Background background, UserSettings memory) {
        this.wording = wording;
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
    }

    void save(Chart chart) {
        List<FileChoice.Kind> kinds = Stream.of("png", "svg", "pdf", "csv")
                .map(ending -> FileChoice.Kind.of(ending, "chart.file."))
                .toList();
        files.save(TITLE, wording.of("trials.file-name"), kinds)
                .ifPresent(path -> files.write(writing, TITLE, path, () -> content(chart, path), () -> {}));
    }

    byte[] content(Chart chart, Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".csv")) return chart.table.getBytes(StandardCharsets.UTF_8);
        ChartColours colours = ChartColours.onPaper(chart.game);
        RateStyle style = RateStyle.of(colours, RatePictures.font(), wording.numbers()::text);
        RateDrawing drawing = chart.drawing.apply(colours, style);
        VectorPicture vectors = RatePictures.vectors(drawing, chart.title);
        if (name.endsWith(".svg")) return vectors.svg().getBytes(StandardCharsets.UTF_8);
        return name.endsWith(".pdf") ? vectors.pdf() : RatePictures.png(drawing);
    }
}
