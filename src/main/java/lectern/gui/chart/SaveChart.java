package lectern.gui.chart;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Notice;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;

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
                .map(format -> new FileChoice.Kind(
                        format.suffix().substring(1),
                        Phrase.of("chart.file." + format.suffix().substring(1))))
                .toList();
        files.save(TITLE, wording.of("chart.file-name"), kinds).ifPresent(this::write);
    }

    private void write(Path path) {
        ChartExport export = chart.export().orElseThrow();
        ChartExport.Format format = ChartExport.Format.of(path).orElse(ChartExport.Format.PNG);
        Phrase done = Phrase.of("dialog.written", path.getFileName().toString());
        writing.start(
                () -> trouble(export, path, format),
                trouble -> trouble.ifPresentOrElse(this::notice, () -> told.accept(done)));
    }

    private static Optional<Phrase> trouble(ChartExport export, Path path, ChartExport.Format format) {
        try {
            export.write(path, format);
            return Optional.empty();
        } catch (IOException impossible) {
            return Optional.of(Phrase.of("dialog.no-writing", path.getFileName().toString()));
        }
    }

    private void notice(Phrase sentence) {
        Component owner = chart;
        Notice.show(owner, wording, TITLE, wording.of(sentence));
    }
}
