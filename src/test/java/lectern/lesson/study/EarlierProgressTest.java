package lectern.lesson.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lectern.lesson.AskedFor;
import lectern.lesson.Lesson;
import lectern.lesson.check.LessonFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Progress that was saved when fingerprints were made of what records say of themselves: every question of every
 * English lesson is answered wrong with a hint, shown, right, or half done; and one lesson has every condition.
 */
class EarlierProgressTest {
    private static final Path SAVED = Path.of("src/test/resources/lectern/lessons-progress/standings.txt");

    /** The words before those of the questions: the version, the place, and the pages that were seen. */
    private static final int HEAD = 3;

    @ParameterizedTest(name = "{0}")
    @MethodSource("saved")
    void progressThatAnEarlierVersionSavedIsCarriedOver(Path file, String text) {
        Lesson lesson = LessonFiles.read(file).lesson().orElseThrow();
        Study study = Study.resumed(lesson, text);

        assertThat(results(study.text())).containsExactlyInAnyOrderElementsOf(results(text));
        // A lesson that was not revised since is read to the letter.
        if (study.tasks().size() == results(text).size())
            assertThat(study.text()).isEqualTo(text);
        assertThat(study.tasks())
                .filteredOn(task -> !task.attempt().equals(Attempt.NONE))
                .hasSameSizeAs(results(text));
    }

    /** Of questions: a lesson that was revised since has them in another order, and questions that are new. */
    private static List<String> results(String progress) {
        List<String> words = List.of(progress.split(" ", -1));
        return words.subList(HEAD, words.size());
    }

    @Test
    void everyKindOfQuestionWasSavedInEveryState() throws IOException {
        Set<AskedFor> asked = new HashSet<>();
        Set<AttemptResult> results = new HashSet<>();
        for (Object[] each : saved()) {
            Lesson lesson = LessonFiles.read((Path) each[0]).lesson().orElseThrow();
            for (Task task : Study.resumed(lesson, (String) each[1]).tasks()) {
                asked.add(task.ask().question().asksFor());
                results.add(task.result());
            }
        }

        assertThat(asked).containsExactlyInAnyOrder(AskedFor.values());
        assertThat(results).contains(AttemptResult.OPEN, AttemptResult.AT_ONCE, AttemptResult.SHOWN);
    }

    static List<Object[]> saved() throws IOException {
        return Files.readAllLines(SAVED).stream()
                .map(line -> line.split("\t", 2))
                .map(parts -> new Object[] {Path.of(parts[0]), parts[1]})
                .toList();
    }
}
