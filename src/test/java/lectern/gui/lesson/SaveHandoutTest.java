package lectern.gui.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lectern.gui.dialog.NothingToWrite;
import lectern.lesson.Lesson;
import lectern.lesson.exercise.ExerciseKind;
import lectern.lesson.handout.ExerciseSheet;
import lectern.lesson.handout.Handout;
import lectern.lesson.read.LessonReader;
import lectern.lesson.shelf.Bookshelf;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** A lesson is handed out from the window as it is from the command line, a packed one too. */
class SaveHandoutTest {
    private final Lesson lesson;

    SaveHandoutTest() throws IOException {
        lesson = Bookshelf.own()
                .about("infection", Language.PT)
                .get(0)
                .read()
                .lesson()
                .orElseThrow();
    }

    @Test
    void aPageIsTheExportersPage() throws NothingToWrite {
        Handout handout = new Handout(lesson, true);

        assertThat(new String(SaveHandout.content(handout, true), StandardCharsets.UTF_8))
                .isEqualTo(handout.html(new Stop()))
                .contains(lesson.title());
    }

    @Test
    void aSheetOfExercisesHasItsAnswersAtTheEnd() throws NothingToWrite {
        ExerciseSheet sheet = new ExerciseSheet(
                lesson.game(),
                List.of(ExerciseKind.BACK_UP),
                lesson.game().kind().strong(),
                2,
                5);

        assertThat(new String(SaveHandout.content(sheet, Language.PT, true), StandardCharsets.UTF_8))
                .contains("Exercícios", "Soluções", "Na raiz");
    }

    @Test
    void pagesToPrintArePdf() throws NothingToWrite {
        byte[] content = SaveHandout.content(new Handout(lesson, false), false);

        assertThat(new String(content, 0, 5, StandardCharsets.ISO_8859_1)).isEqualTo("%PDF-");
    }

    @Test
    void anAnswerThatCannotBeProvenIsNamedInOneSentence() throws NothingToWrite {
        String question = OneLesson.TEXT.replace("accept: d4\nrefute: search:depth=1", "accept: {keeps-win: 100}");
        Lesson unproven = LessonReader.read("one.md", question).lesson().orElseThrow();
        assertThat(SaveHandout.content(new Handout(unproven, false), true)).isNotEmpty();
        assertThatExceptionOfType(NothingToWrite.class)
                .isThrownBy(() -> SaveHandout.content(new Handout(unproven, true), true))
                .satisfies(nothing -> assertThat(new Sentences(Language.EN).of(nothing.reason()))
                        .isEqualTo("There is no handout with answers, because the answer to question 1 could not be"
                                + " proven: “Which clone infects both?”"));
    }
}
