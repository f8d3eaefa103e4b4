package lectern.gui.predict;

import java.awt.Component;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.quiz.QuizSummary;

/** Asks where the answers of a quiz are to go, and writes them there beside the event thread. */
public final class SaveQuiz {
    private static final String TITLE = "predict.save";

    private final QuizRun run;
    private final Wording wording;
    private final LatestTask writing;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    /** @param told hears that they are there */
    public SaveQuiz(
            Component owner,
            QuizRun run,
            Wording wording,
            Background background,
            UserSettings memory,
            Consumer<Phrase> told) {
        this.run = run;
        this.wording = wording;
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
        this.told = told;
    }

    public void save() {
        List<FileChoice.Kind> kinds = List.of(FileChoice.Kind.of("csv", "chart.file."));
        run.summary()
                .ifPresent(summary -> files.save(TITLE, wording.of("predict.file-name"), kinds)
                        .ifPresent(path -> write(path, summary)));
    }

    private void write(Path path, QuizSummary summary) {
        Phrase done = Phrase.of("dialog.written", path.getFileName().toString());
        byte[] table = summary.csv().getBytes(StandardCharsets.UTF_8);
        files.write(writing, TITLE, path, () -> table, () -> told.accept(done));
    }
}
