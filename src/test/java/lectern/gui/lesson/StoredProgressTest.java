package lectern.gui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.lesson.Lesson;
import lectern.lesson.study.Spot;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.text.DefaultLocale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StoredProgressTest {
    private final Lesson lesson = OneLesson.sample();

    @TempDir
    Path folder;

    private UserSettings memory;
    private StoredProgress standings;

    @BeforeEach
    void remember() {
        memory = UserSettings.in(new DataFolder(folder));
        standings = new StoredProgress(memory);
    }

    @AfterEach
    void everythingIsWritten() {
        memory.awaitWritten();
    }

    private Study finished() {
        Study study = Study.begin(lesson);
        while (study.hasNext()) {
            study = study.next();
            if (study.task().isPresent()) study = study.with(study.task().get().shown());
        }
        return study;
    }

    @Test
    void aLessonThatWasNeverOpenedBeginsAtItsBeginning() {
        assertThat(standings.resumed(lesson).spot())
                .isEqualTo(Study.begin(lesson).spot());
        assertThat(standings.mark(lesson.id())).isEmpty();
    }

    @Test
    void aLessonGoesOnWhereItWasLeft() {
        Study left = Study.begin(lesson).next().next();
        standings.keep(left);
        memory.awaitWritten();

        StoredProgress later = new StoredProgress(UserSettings.in(new DataFolder(folder)));
        assertThat(later.resumed(lesson).spot()).isEqualTo(left.spot());
        assertThat(later.mark(lesson.id())).hasValue(new StoredProgress.Mark(0, 1, false));
    }

    @Test
    void aLessonThatIsCompleteBeginsAgainWithItsAnswers() {
        standings.keep(finished());

        Study again = standings.resumed(lesson);
        assertThat(again.spot()).isEqualTo(new Spot(0, again.spot().block(), 0));
        assertThat(again.tasks()).allMatch(Task::isDone);
        assertThat(standings.mark(lesson.id())).hasValue(new StoredProgress.Mark(0, 1, true));
    }

    @ParameterizedTest
    @MethodSource("lectern.text.DefaultLocale#unlikeOurs")
    void aMarkIsReadInEveryLocale(String language) {
        try (DefaultLocale other = new DefaultLocale(language)) {
            standings.keep(Study.begin(lesson).next().next());

            assertThat(standings.mark(lesson.id())).as(language).hasValue(new StoredProgress.Mark(0, 1, false));
            assertThat(memory.text("lesson-mark." + lesson.id())).hasValue("0/1 begun");
        }
    }

    @Test
    void whatWasSpoiltByHandIsForgotten() {
        memory.remember("lesson." + lesson.id(), "nonsense");
        memory.remember("lesson-mark." + lesson.id(), "three of four");

        assertThat(standings.resumed(lesson).spot())
                .isEqualTo(Study.begin(lesson).spot());
        assertThat(standings.mark(lesson.id())).isEmpty();
    }
}
