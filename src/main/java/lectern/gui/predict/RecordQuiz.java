package lectern.gui.predict;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Notice;
import lectern.gui.keeping.RecordFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.quiz.Quiz;

/** Asks for a folder with records, reads them beside the event thread, and begins a quiz out of them. */
public final class RecordQuiz {
    private static final String TITLE = "predict.folder";
    private static final FileChoice.Kind RECORDS = new FileChoice.Kind("lectern", Phrase.of("keeping.records"));

    /** So many names are said of files that are left out. */
    private static final int NAMED = 4;

    private final Component owner;
    private final QuizRun run;
    private final Wording wording;
    private final LatestTask reading;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    /** @param told hears what was left out */
    public RecordQuiz(
            Component owner,
            QuizRun run,
            Wording wording,
            Background background,
            UserSettings memory,
            Consumer<Phrase> told) {
        this.owner = owner;
        this.run = run;
        this.wording = wording;
        reading = LatestTask.interruptible(background);
        files = new FileChoice(owner, wording, memory);
        this.told = told;
    }

    public void choose(int questions) {
        files.openFileOrFolder(TITLE, RECORDS).ifPresent(path -> begin(path, questions));
    }

    /** Asks so many questions out of a folder, or out of one record. */
    void begin(Path place, int questions) {
        reading.start(() -> RecordFolder.read(place), read -> begin(read, questions));
    }

    private void begin(RecordFolder read, int questions) {
        List<Quiz.Source> sources = read.records().stream()
                .map(named -> Quiz.Source.of(named.name(), named.record().match()))
                .toList();
        Quiz quiz = Quiz.of(sources, questions);
        run.beginAside(quiz);
        if (quiz.size() == 0)
            Notice.show(owner, wording, TITLE, wording.of("predict.folder.none", count(read), names(read)));
        else if (count(read) > 0) told.accept(Phrase.of("predict.folder.left-out", count(read), names(read)));
        else if (read.unread() > 0)
            told.accept(Phrase.of("predict.folder.unread", read.records().size()));
    }

    private static int count(RecordFolder read) {
        return read.refused().size();
    }

    private static String names(RecordFolder read) {
        String said = read.refused().stream().limit(NAMED).collect(Collectors.joining(", "));
        return count(read) > NAMED ? said + " …" : said;
    }
}
