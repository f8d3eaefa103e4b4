package lectern.gui.chart;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartExport;

/** Asks where the chart is to go, and writes it there beside the event thread. */
public final class SaveChart {
    private static final String TITLE = "chart.save";

    private final ChartPane chart;
    private final Wording wording;
    private final LatestTask writing;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    /** @param told hears that it is there */
    public SaveChart(
            ChartPane chart, Wording wording, Background background, UserSettings memory, Consumer<Phrase> told) {
        this.chart = chart;
        this.wording = wording;
        writing = LatestTask.uninterrupted(background);
        this.told = told;
        files = new FileChoice(chart, wording, memory);
    }

    public boolean isPossible() {
        return chart.export().isPresent();
    }

    public void save() {
        List<FileChoice.Kind> kinds = Stream.of(ChartExport.Format.values())
                .map(format -> FileChoice.Kind.of(format.ending(), "chart.file."))
                .toList();
        files.save(TITLE, wording.of("chart.file-name"), kinds).ifPresent(this::write);
    }

    private void write(Path path) {
        ChartExport export = chart.export().orElseThrow();
        ChartExport.Format format =
                ChartExport.Format.of(path.getFileName().toString()).orElse(ChartExport.Format.PNG);
        Phrase done = Phrase.of("dialog.written", path.getFileName().toString());
        files.write(writing, TITLE, path, () -> export.content(format), () -> told.accept(done));
    }
}
