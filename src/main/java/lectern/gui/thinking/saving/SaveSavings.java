package lectern.gui.thinking.saving;

import java.awt.Component;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.NumberFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.export.BoardExport;
import lectern.picture.saving.NodeCurves;
import lectern.picture.saving.NodePicture;
import lectern.play.saving.SavingsCsv;
import lectern.search.saving.Savings;

/** Asks where the numbers or the curves are to go, and writes them there beside the event thread. */
final class SaveSavings {
    private static final String TITLE = "saving.save";

    private final Wording wording;
    private final LatestTask writing;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    /** @param told hears that it is there */
    SaveSavings(Component owner, Wording wording, Background background, UserSettings memory, Consumer<Phrase> told) {
        this.wording = wording;
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
        this.told = told;
    }

    void save(Savings savings) {
        if (writing.isWorking()) return;
        List<FileChoice.Kind> kinds = Stream.of("csv", "png", "svg", "pdf")
                .map(ending -> FileChoice.Kind.of(ending, "chart.file."))
                .toList();
        files.save(TITLE, wording.of("saving.file-name"), kinds).ifPresent(path -> write(savings, path));
    }

    void write(Savings savings, Path path) {
        String name = path.getFileName().toString();
        Optional<BoardExport.Format> format = BoardExport.Format.ofFile(name);
        NumberFormat numbers =
                NumberFormat.getIntegerInstance(wording.language().locale());
        NodePicture picture = new NodePicture(
                savings.plan().position().game().kind(),
                NodeCurves.of(savings),
                wording.of("saving.chart"),
                numbers,
                wording.sentences()::of);
        files.write(
                writing,
                TITLE,
                path,
                () -> format.map(picture::bytes)
                        .orElseGet(() -> SavingsCsv.csv(savings).getBytes(StandardCharsets.UTF_8)),
                () -> told.accept(Phrase.of("dialog.written", name)));
    }
}
