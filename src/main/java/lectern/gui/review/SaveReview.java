package lectern.gui.review;

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
import lectern.play.review.Review;
import lectern.play.review.ReviewCsv;

/** Asks where the table of a review is to go, and writes it there beside the event thread. */
public final class SaveReview {
    private static final String TITLE = "review.save";

    private final Wording wording;
    private final LatestTask writing;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    /** @param told hears that it is there */
    public SaveReview(
            Component owner, Wording wording, Background background, UserSettings memory, Consumer<Phrase> told) {
        this.wording = wording;
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
        this.told = told;
    }

    void save(Review review) {
        List<FileChoice.Kind> kinds = List.of(FileChoice.Kind.of("csv", "chart.file."));
        files.save(TITLE, wording.of("review.file-name"), kinds).ifPresent(path -> write(path, review));
    }

    private void write(Path path, Review review) {
        Phrase done = Phrase.of("dialog.written", path.getFileName().toString());
        byte[] table = ReviewCsv.of(review).getBytes(StandardCharsets.UTF_8);
        files.write(writing, TITLE, path, () -> table, () -> told.accept(done));
    }
}
