package lectern.gui.experiment;

import java.awt.Component;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.heuristic.file.HeuristicYaml;
import lectern.picture.chart.ChartColours;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RateStyle;

/** Asks where a curve, its figures, or a heuristic that was found are to go, and writes them there beside the event thread. */
final class SaveFindings {
    private static final String TITLE = "experiment.save-as";

    private static final String HEURISTIC = HeuristicFiles.ENDING;

    private final Wording wording;
    private final GameKind game;
    private final LatestTask writing;
    private final FileChoice files;

    SaveFindings(Component owner, Wording wording, GameKind game, Background background, UserSettings memory) {
        this.wording = wording;
        this.game = game;
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
    }

    /** @param done is run when it is there */
    void save(Findings findings, Runnable done) {
        Stream<FileChoice.Kind> written = findings.heuristic().stream()
                .map(found -> new FileChoice.Kind(HEURISTIC.substring(1), Phrase.of("experiment.heuristic-file")));
        Stream<FileChoice.Kind> others =
                Stream.of("png", "svg", "csv").map(ending -> FileChoice.Kind.of(ending, "chart.file."));
        List<FileChoice.Kind> kinds = Stream.concat(written, others).toList();
        files.save(TITLE, wording.of("experiment.file-name"), kinds)
                .ifPresent(path -> files.write(writing, TITLE, path, () -> content(findings, path), done));
    }

    byte[] content(Findings findings, Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(HEURISTIC) && findings.heuristic().isPresent()) {
            String called = path.getFileName().toString().substring(0, name.length() - HEURISTIC.length());
            Heuristic found = findings.heuristic().get();
            return HeuristicYaml.of(found.namedAfter(called)).getBytes(StandardCharsets.UTF_8);
        }
        if (name.endsWith(".csv")) return findings.table().get().getBytes(StandardCharsets.UTF_8);
        RateStyle style = RateStyle.of(ChartColours.onPaper(game), RatePictures.font(), wording.numbers()::exact);
        RateDrawing drawing = findings.picture().apply(style);
        String title = wording.of("experiment.curve");
        return name.endsWith(".svg")
                ? RatePictures.vectors(drawing, title).svg().getBytes(StandardCharsets.UTF_8)
                : RatePictures.png(drawing);
    }
}
