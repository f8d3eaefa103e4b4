package lectern.gui.lesson;

import java.awt.Component;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.NothingToWrite;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.lesson.Lesson;
import lectern.lesson.handout.ExerciseSheet;
import lectern.lesson.handout.Handout;
import lectern.lesson.handout.UnprovenAnswer;
import lectern.search.Stop;
import lectern.text.Language;

/** Writes the handout of a lesson, as {@code lectern lesson export} does, beside the event thread. */
final class SaveHandout {
    private static final String TITLE = "lecture.handout";
    private static final String EXERCISES = "lecture.exercises";
    private static final String HTML = "html";
    private static final List<FileChoice.Kind> KINDS =
            List.of(FileChoice.Kind.of("pdf", "lecture.handout-as."), FileChoice.Kind.of(HTML, "lecture.handout-as."));

    private final LatestTask writing;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    /** @param told hears when it is written */
    SaveHandout(Component owner, Wording wording, Background background, UserSettings memory, Consumer<Phrase> told) {
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
        this.told = told;
    }

    /** One at a time is enough. */
    void save(Lesson lesson, boolean keyed) {
        if (writing.isWorking()) return;
        String name = lesson.id() + "." + lesson.language().code() + (keyed ? "-key" : "");
        files.save(TITLE, name, KINDS).ifPresent(path -> write(new Handout(lesson, keyed), path));
    }

    /** The same for exercises, with their answers at the end. */
    void save(ExerciseSheet sheet, Language language) {
        if (writing.isWorking()) return;
        String name = "exercises-" + sheet.game().kind().id() + "-" + sheet.seed() + "." + language.code();
        files.save(EXERCISES, name, KINDS)
                .ifPresent(path -> write(EXERCISES, path, page -> content(sheet, language, page)));
    }

    private void write(Handout handout, Path path) {
        write(TITLE, path, page -> content(handout, page));
    }

    /** What is to be written, as a page for a browser or as pages to print. */
    private interface Content {
        byte[] of(boolean page) throws NothingToWrite;
    }

    private void write(String title, Path path, Content content) {
        String name = path.getFileName().toString();
        Phrase done = Phrase.of("dialog.written", name);
        boolean page = name.toLowerCase(Locale.ROOT).endsWith("." + HTML);
        files.write(writing, title, path, () -> content.of(page), () -> told.accept(done));
    }

    /** The same bytes as from the command line. */
    static byte[] content(ExerciseSheet sheet, Language language, boolean page) throws NothingToWrite {
        Lesson lesson = sheet.lesson(language).orElseThrow(() -> new NothingToWrite(Phrase.of("lecture.no-exercises")));
        return content(new Handout(lesson, true), page);
    }

    /** The same bytes as from the command line. */
    static byte[] content(Handout handout, boolean page) throws NothingToWrite {
        try {
            return page ? handout.html(new Stop()).getBytes(StandardCharsets.UTF_8) : handout.pdf(new Stop());
        } catch (UnprovenAnswer unknown) {
            throw new NothingToWrite(unknown.reason());
        }
    }
}
