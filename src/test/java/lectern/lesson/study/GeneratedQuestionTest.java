package lectern.lesson.study;

import static lectern.lesson.study.SampleLesson.MIDDLE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lectern.lesson.Answer;
import lectern.lesson.AskedFor;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.ExerciseKind;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exercises that a lesson does not state, but has generated. */
class GeneratedQuestionTest {
    private static final Lesson LESSON = SampleLesson.of(
            MIDDLE + "\nask: generated\nkind: unseen-leaves\n", "ask: generated\nkind: back-up\nseed: 4\n");

    private final Study begun = Study.begin(LESSON).drawn(() -> 77);

    @ParameterizedTest
    @EnumSource(ExerciseKind.class)
    void eachKindIsAskedInTheLessonsLanguageAndAnsweredInItsOwnWay(ExerciseKind kind) {
        Task task = SampleLesson.task(MIDDLE, "ask: generated\nkind: " + kind.word() + "\n");
        AskedFor asked = task.ask().question().asksFor();

        assertThat(task.ask().sentence()).contains("Red").endsWith("?");
        assertThat(asked)
                .isEqualTo(
                        kind == ExerciseKind.BACK_UP
                                ? AskedFor.NUMBER
                                : kind == ExerciseKind.UNSEEN_LEAVES ? AskedFor.LEAVES : AskedFor.MOVE);
        assertThat(task.answered(task.key().orElseThrow().answers().get(0)).result())
                .isEqualTo(AttemptResult.AT_ONCE);
        assertThat(WrongAnswers.to(task))
                .isNotEmpty()
                .allSatisfy(wrong -> assertThat(task.answered(wrong).isDone()).isFalse());
    }

    @Test
    void aStatedSeedIsTheSameForAllAndNoOtherCanBeDrawn() {
        Task stated = begun.task(1);

        assertThat(stated.isDrawn()).isFalse();
        assertThat(stated.seed()).isEmpty();
        assertThat(worked(stated).exercise()).map(exercise -> exercise.seed()).contains(4L);
    }

    @Test
    void withoutOneEachReaderHasTheirOwn() {
        Study other = Study.begin(LESSON).drawn(() -> 78);

        assertThat(worked(begun.task(0)).exercise())
                .isNotEqualTo(worked(other.task(0)).exercise());
    }

    @Test
    void someOfTheLeavesAreFoundInPart() {
        Task task = worked(begun.task(0));
        RightAnswers.EveryLeaf right =
                (RightAnswers.EveryLeaf) ((RightAnswers.Generated) task.key().orElseThrow()).answer();
        int seen = Stream.iterate(0, leaf -> leaf + 1)
                .filter(leaf -> !right.leaves().contains(leaf))
                .findFirst()
                .orElseThrow();

        assertThat(task.toggledLeaf(right.leaves().get(0))
                        .toggledLeaf(seen)
                        .submitted()
                        .judgement()
                        .orElseThrow()
                        .grade())
                .isEqualTo(Grade.PARTLY);
    }

    @Test
    void anotherOneIsOpenAgainAndWhatWasDoneFirstStillCounts() {
        Task done = worked(begun.task(0)).shown();
        Task another = done.drawn(5);

        assertThat(another.isDone()).isFalse();
        assertThat(another.key()).isEmpty();
        assertThat(another.result()).isEqualTo(AttemptResult.SHOWN);
        assertThat(worked(another)
                        .answered(worked(another).key().orElseThrow().answers().get(0))
                        .result())
                .isEqualTo(AttemptResult.SHOWN);
        assertThat(begun.with(another).score().shown()).isEqualTo(1);
    }

    @Test
    void whatWasDrawnAndAnsweredIsThereAgainInEitherLanguage() {
        Study study = begun.with(worked(begun.task(0).drawn(5)).toggledLeaf(2).toggledLeaf(0));
        Study again = Study.resumed(LESSON, study.text());

        assertThat(study.text()).endsWith(":o0.0@5o~A&C");
        assertThat(again.task(0).seed()).hasValue(5);
        assertThat(again.task(0).draft()).isEqualTo(new Answer.Leaves(List.of(0, 2)));
        assertThat(again.text()).isEqualTo(study.text());
    }

    @Test
    void fromTheBeginningAgainTheSameIsAsked() {
        Study study = begun.with(worked(begun.task(0)).shown()).restarted();

        assertThat(study.task(0).result()).isEqualTo(AttemptResult.OPEN);
        assertThat(study.task(0).seed()).hasValue(77);
    }

    @Test
    void aLessonMaySayTheSentenceItself() {
        Task task =
                SampleLesson.task(MIDDLE, "ask: generated\nkind: back-up\nquestion: And now you?\nhints: Look up.\n");

        assertThat(task.ask().sentence()).isEqualTo("And now you?");
        assertThat(task.hasHint()).isTrue();
    }

    @Test
    void aClassIsNotAskedForAMoveOfAnExercise() {
        Lesson lesson = SampleLesson.of(MIDDLE + "\nask: generated\nkind: depth-two\n");

        assertThat(LessonBoards.isAskable(lesson)).isFalse();
    }

    /** What earlier versions could not read, they leave out. */
    @Test
    void otherProgressIsWrittenAsBefore() {
        Task stated = worked(begun.task(1));
        Study study = Study.begin(LESSON).with(stated.drafting(new Answer.Amount(2)));

        assertThat(study.text()).matches("1 0.0.0 0 [0-9a-f]+:o0.0~2.0");
        assertThat(Set.copyOf(Fingerprints.of(List.of(asked(0), asked(1))))).hasSize(2);
    }

    private static Block.Ask asked(int number) {
        return Study.begin(LESSON).task(number).ask();
    }

    private static Task worked(Task task) {
        return task.knowing(task.workOut(new Stop()).orElseThrow());
    }
}
