package lectern.grade;

import static lectern.grade.Classroom.found;
import static lectern.grade.Classroom.only;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.search.Stop;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be demanded of how a student stands in a lesson. */
class LessonRulesTest {
    private static final Path FILE = Path.of("lessons/infection/rules.en.md");

    @TempDir
    private Path folder;

    private Classroom room;
    private Lesson lesson;
    private int questions;

    @BeforeEach
    void open() throws IOException {
        room = new Classroom(folder);
        Files.copy(FILE, folder.resolve("rules.en.md"));
        lesson = LessonFiles.read(FILE).lesson().orElseThrow();
        questions = Study.begin(lesson).tasks().size();
    }

    private Path rules(int wanted, String... more) throws IOException {
        String[] lines = {"lesson: rules.en.md", "answers: " + wanted + " of " + questions};
        return more.length == 0 ? room.rules(lines) : room.rules(lines[0], lines[1], more[0]);
    }

    /** A standing with so many right answers. */
    private Study answered(int count) {
        Study study = Study.begin(lesson);
        for (Task task : study.tasks().subList(0, count)) {
            RightAnswers right = task.workOut(new Stop()).orElseThrow();
            study = study.with(task.knowing(right).answered(right.answers().get(0)));
        }
        return study;
    }

    private Path standing(String text) throws IOException {
        return room.handIn("ana.properties", "theme=dark\nlesson." + lesson.id() + "=" + text + "\n");
    }

    @Test
    void enoughRightAnswersHold() throws IOException {
        Path three = standing(answered(3).text());

        assertThat(only(rules(3), three).judged().held()).isTrue();
        GradedRule rule = only(rules(4), three);
        assertThat(rule.judged().held()).isFalse();
        assertThat(found(rule)).isEqualTo("3 of " + questions + " answers are right; 4 are wanted.");
    }

    @Test
    void fewerAnswersCanBeWorthSomething() throws IOException {
        GradedRule rule = only(rules(5, "partial-from: 1"), standing(answered(3).text()));

        assertThat(rule.points()).isEqualTo(0.5);
    }

    @Test
    void whatAStandingSaysOfItselfIsNotBelieved() throws IOException {
        String honest = answered(2).text();
        String withoutAnswers = honest.replaceAll("=\\S+", "");
        String wrongAnswers = honest.replaceAll("=\\S+", "=a1");
        String shown = honest.replaceAll(":a0", ":s0");

        for (String forged : new String[] {withoutAnswers, wrongAnswers}) {
            assertThat(found(only(rules(2), standing(forged))))
                    .startsWith("0 of " + questions + " answers are right; 2 are wanted. 2 more are said");
        }
        assertThat(found(only(rules(2), standing(shown)))).startsWith("0 of ").endsWith("2 are wanted.");
    }

    @Test
    void aFileWithoutTheLessonIsNamed() throws IOException {
        Path other = room.handIn("ana.properties", "theme=dark\n");

        assertThat(found(only(rules(1), other)))
                .isEqualTo("ana.properties says nothing of the lesson “" + lesson.id() + "”.");
    }

    @Test
    void aStandingThatIsNonsenseIsWorthNothing() throws IOException {
        for (String nonsense : new String[] {"", "1 0.0.0", "\\u00zz", "1 99999.0.0 0 x:y", "9".repeat(100_000)}) {
            assertThat(only(rules(1), standing(nonsense)).points()).isZero();
        }
    }

    @Test
    void aLessonOfTheProgramIsNamedByItsId() throws IOException {
        Path rules = room.rules("lesson: " + lesson.id(), "answers: 1 of " + questions);

        assertThat(only(rules, standing(answered(1).text())).judged().held()).isTrue();
    }
}
