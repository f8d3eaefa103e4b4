package lectern.gui.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.text.JTextComponent;
import lectern.gui.desk.Desk;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.lecture.LessonWorker;
import lectern.gui.robot.Waiting;
import lectern.gui.wording.Wording;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.ExerciseKind;
import lectern.lesson.exercise.PaperTree;
import lectern.lesson.read.LessonReader;
import lectern.lesson.study.AttemptResult;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Generated exercises on the page of a lesson: shown, answered, explained, and followed by another one. */
class ExerciseOnPageTest {
    private static final String HEAD = """
            ---
            id: exercises
            title: Exercises
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: A test
            ---

            ```lectern
            position: o5x/7/3oo2/4x2/7/7/x5o x 0 5
            ```

            ```lectern
            ask: generated
            kind: KIND
            ```
            """;

    private final LessonWorker worker = new LessonWorker();
    private final Wording wording = new Wording(Language.EN);
    private long seeds = 5;
    private Lecture lecture;
    private PageView page;

    @AfterEach
    void close() {
        worker.close();
    }

    @ParameterizedTest
    @EnumSource(ExerciseKind.class)
    void whatIsGivenIsSaidAndDrawn(ExerciseKind kind) {
        open(kind);

        assertThat(texts()).contains(kind == ExerciseKind.UCB1_NEXT ? "UCB1 = mean" : "Only the moves that are drawn");
        assertThat(texts()).contains("Drawn from seed 5.").doesNotContain("At the root");
        Component shown = part(kind == ExerciseKind.UCB1_NEXT ? "lesson.trials" : "lesson.tree");
        assertThat(shown.isVisible()).isTrue();
        Waiting.onEventThread(() -> {
            page.addNotify();
            page.setSize(500, 900);
            page.doLayout();
            page.paint(new BufferedImage(500, 900, BufferedImage.TYPE_INT_RGB).createGraphics());
            return page;
        });
        assertThat(page.getPreferredSize().height).isPositive();
    }

    @Test
    void leavesArePressedCheckedAndExplained() {
        open(ExerciseKind.UNSEEN_LEAVES);
        RightAnswers right = task().key().orElseThrow();
        String letters = right.answers().get(0).text(lecture.lesson().game().board());

        for (String letter : letters.split("&", -1)) press("lesson.leaf." + letter);
        press("lesson.check");

        assertThat(task().result()).isEqualTo(AttemptResult.AT_ONCE);
        assertThat(texts()).contains("That is right.", "looked at");
    }

    @Test
    void anotherOneIsDrawnAndTheFirstStillCounts() {
        open(ExerciseKind.BACK_UP);
        press("lesson.show");
        assertThat(texts()).contains("At the root");

        press("lesson.another");
        Waiting.until("another is there", () -> task().exercise().isPresent());

        assertThat(texts())
                .contains("Drawn from seed 6.", "the answer was shown")
                .doesNotContain("At the root");
        assertThat(task().isDone()).isFalse();
    }

    @Test
    void aTreeHasALetterForEachLeaf() {
        open(ExerciseKind.UNSEEN_LEAVES);
        int leaves =
                task().exercise().orElseThrow().tree().orElseThrow().leaves().size();

        assertThat(IntStream.range(0, leaves).mapToObj(PaperTree::letter))
                .allSatisfy(letter ->
                        assertThat(part("lesson.leaf." + letter).isEnabled()).isTrue());
    }

    private void open(ExerciseKind kind) {
        Lesson lesson = LessonReader.read("exercises.md", HEAD.replace("KIND", kind.word()))
                .lesson()
                .orElseThrow();
        Waiting.onEventThread(() -> {
            lecture = new Lecture(Study.begin(lesson), worker, () -> seeds++);
            page = new PageView(new Desk(lesson.game().start(1), RecordHead.EMPTY), wording, Optional.empty());
            page.show(lecture);
            lecture.listen(news -> page.refresh());
            lecture.next();
            return page;
        });
        Waiting.until("the exercise is there", () -> task().exercise().isPresent());
    }

    private Task task() {
        return Waiting.onEventThread(() -> lecture.study().task(0));
    }

    private void press(String name) {
        Waiting.onEventThread(() -> {
            ((AbstractButton) part(name)).doClick(0);
            return page;
        });
    }

    private Component part(String name) {
        return Waiting.onEventThread(() -> parts(page).stream()
                .filter(part -> name.equals(part.getName()))
                .findFirst()
                .orElseThrow());
    }

    /** What can be read at the moment. */
    private String texts() {
        return Waiting.onEventThread(() -> parts(page).stream()
                .filter(JTextComponent.class::isInstance)
                .map(text -> ((JTextComponent) text).getText())
                .collect(Collectors.joining(" ")));
    }

    private static List<Component> parts(Container within) {
        List<Component> all = new ArrayList<>();
        for (Component part : within.getComponents()) {
            if (!part.isVisible()) continue;
            all.add(part);
            if (part instanceof Container container) all.addAll(parts(container));
        }
        return all;
    }
}
