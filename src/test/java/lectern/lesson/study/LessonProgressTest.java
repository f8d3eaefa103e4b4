package lectern.lesson.study;

import static lectern.lesson.study.SampleLesson.MIDDLE;
import static lectern.lesson.study.SampleLesson.move;
import static lectern.lesson.study.SampleLesson.one;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.lesson.Lesson;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** How a reader stands in a lesson, and how that is remembered. */
class LessonProgressTest {
    private static final String MOVE = "ask: move\nquestion: Which?\naccept: d4\nhints: [One., Two.]\n";
    private static final String CELLS = "ask: cells\nquestion: Where?\naccept: d5 e5\n";
    private static final String CHOICE =
            "ask: choice\nquestion: Who?\nchoices: [{text: Red, right: true}, {text: Blue}]\n";
    private static final String MOVES = "ask: moves\nquestion: Which?\naccept: d4 e4e6\n";
    private static final String NUMBER = "ask: number\nquestion: How many?\nanswer: 2.5\n";

    static final Lesson LESSON =
            SampleLesson.of("Hello.", MIDDLE + "\n" + MOVE, CELLS + "\n" + CHOICE, MOVES + "\n" + NUMBER);

    private final Study begun = Study.begin(LESSON);

    @Test
    void aLessonThatHasJustBegunHasLittleToSay() {
        assertThat(begun.text()).isEqualTo("1 0.-1.0 0");
        assertThat(Study.resumed(LESSON, begun.text()).text()).isEqualTo(begun.text());
    }

    /** Another virtual machine must find the same fingerprints, or every reader would begin anew. */
    @Test
    void theTextIsTheSameWhereverItIsWritten() {
        assertThat(everything().text())
                .isEqualTo("1 2.0.0 0,2"
                        + " 2692a13d:h0.1=d4 e67ec80e:s0.0 4513b74c:a0.0=0 957cca75:o0.0~d4&f6 cf068fbf:o1.0=-2.0");
    }

    @Test
    void whoHasAnsweredNothingYetIsOnTheSamePageAgain() {
        assertThat(Study.resumed(LESSON, begun.toPage(1).text()).spot())
                .isEqualTo(begun.toPage(1).spot());
    }

    @Test
    void everythingIsThereAgainAfterAStop() {
        Study study = everything();
        Study again = Study.resumed(LESSON, study.text());

        assertThat(again.text()).isEqualTo(study.text());
        assertThat(again.spot()).isEqualTo(study.spot());
        assertThat(again.seen()).isEqualTo(study.seen());
        assertThat(again.score()).isEqualTo(study.score());
        for (Task task : study.tasks()) {
            assertThat(again.task(task.number()).draft()).isEqualTo(task.draft());
            assertThat(again.task(task.number()).result()).isEqualTo(task.result());
            assertThat(again.task(task.number()).hints()).isEqualTo(task.hints());
        }
    }

    @Test
    void aWrongAnswerStillCountsAfterAStop() {
        Study study = begun.with(known(0).answered(one(known(0), "f6")));
        Task again = Study.resumed(LESSON, study.text()).task(0);

        assertThat(again.knowing(known(0).key().orElseThrow())
                        .judgement()
                        .orElseThrow()
                        .grade())
                .isEqualTo(Grade.WRONG);
        assertThat(again.knowing(known(0).key().orElseThrow())
                        .answered(one(again, "d4"))
                        .result())
                .isEqualTo(AttemptResult.HELPED);
    }

    @Test
    void aDraftIsNoAnswerAfterAStopEither() {
        Study study = begun.with(known(1).toggled(17));
        Task again = Study.resumed(LESSON, study.text()).task(1);

        assertThat(again.draft()).isEqualTo(new Answer.Places(Cells.of(17)));
        assertThat(again.knowing(known(1).key().orElseThrow()).judgement()).isEmpty();
    }

    @Test
    void aTextThatSaysNothingIsABeginning() {
        List<String> texts = List.of(
                "", "2 1.0.0 0", "1 x 0", "1 1.0.0", "1 1.0.0 x", "1 99999.0.0 0", "nothing at all", "1 1.-2.0 0");

        assertThat(texts)
                .allSatisfy(
                        text -> assertThat(Study.resumed(LESSON, text).text()).isEqualTo(begun.text()));
    }

    @Test
    void whatIsDamagedIsLetGoAndTheRestIsKept() {
        String text = begun.toPage(1).with(known(0).shown()).text();
        String damaged = text.replace("1 1.0.0 0,1", "1 1.0.0 0,1,4") + " zzz 12345678:a0.0 " + print(2) + ":a0.0=9 "
                + print(3) + ":o1.99=d4&zz";
        Study again = Study.resumed(LESSON, damaged);

        assertThat(again.seen()).containsExactlyInAnyOrder(0, 1);
        assertThat(again.task(0).result()).isEqualTo(AttemptResult.SHOWN);
        assertThat(again.task(1).result()).isEqualTo(AttemptResult.OPEN);
        assertThat(again.task(2).result()).isEqualTo(AttemptResult.AT_ONCE);
        assertThat(again.task(2).draft()).isEqualTo(Answer.nothing());
        assertThat(again.task(3).draft()).isEqualTo(Answer.nothing());
        assertThat(again.task(3).hints()).isEmpty();
    }

    @Test
    void answersThatCannotBeAreLetGo() {
        assertThat(draft(0, "zz")).isEqualTo(Answer.nothing());
        assertThat(draft(0, "f6")).isEqualTo(one(known(0), "f6"));
        assertThat(draft(1, "d5&h9")).isEqualTo(Answer.nothing());
        assertThat(draft(1, "d5&?")).isEqualTo(Answer.nothing());
        assertThat(draft(1, "d5&a7")).isEqualTo(new Answer.Places(Cells.of(17, 0)));
        assertThat(draft(2, "2")).isEqualTo(Answer.nothing());
        assertThat(draft(2, "x")).isEqualTo(Answer.nothing());
        assertThat(draft(2, "1")).isEqualTo(new Answer.Chosen(1));
        assertThat(draft(3, "d4&d4")).isEqualTo(Answer.nothing());
        assertThat(draft(3, "d4&g7g7")).isEqualTo(Answer.nothing());
        assertThat(draft(3, "d4&f6")).isEqualTo(new Answer.Moves(List.of(move(known(3), "d4"), move(known(3), "f6"))));
        assertThat(draft(4, "1.2.3")).isEqualTo(Answer.nothing());
        assertThat(draft(4, "many")).isEqualTo(Answer.nothing());
        assertThat(draft(4, "-1.5E-7")).isEqualTo(new Answer.Amount(-1.5e-7));
    }

    @Test
    void hintsThatAreNoLongerThereAreNotOwed() {
        Study study = begun.with(known(0).hinted().hinted());
        Lesson fewer = SampleLesson.of("Hello.", MIDDLE + "\n" + MOVE.replace("[One., Two.]", "One."));

        assertThat(study.in(fewer).task(0).hints()).containsExactly("One.");
        assertThat(study.in(fewer).task(0).hasHint()).isFalse();
    }

    @Test
    void otherWordsAreTheSameQuestion() {
        Lesson reworded = SampleLesson.of(
                "Hello.", MIDDLE + "\n" + MOVE.replace("Which?", "And which one?"), CHOICE.replace("Red", "Vermelho"));
        Study study = begun.toPage(1)
                .with(known(0).answered(one(known(0), "d4")))
                .with(known(2).answered(new Answer.Chosen(1)));
        Study other = study.in(reworded);

        assertThat(other.task(0).result()).isEqualTo(AttemptResult.AT_ONCE);
        assertThat(other.task(0).key()).isEqualTo(known(0).key());
        assertThat(other.task(1).draft()).isEqualTo(new Answer.Chosen(1));
        assertThat(other.spot()).isEqualTo(study.spot());
        assertThat(other.lesson()).isSameAs(reworded);
    }

    @Test
    void anotherAnswerIsAnotherQuestion() {
        Lesson changed = SampleLesson.of(
                "Hello.",
                MIDDLE + "\n" + MOVE.replace("d4", "f6"),
                CHOICE.replace("{text: Blue}", "{text: Blue}, {text: Green}"));
        Study study = begun.with(known(0).shown()).with(known(2).shown());
        Study other = study.in(changed);

        assertThat(other.tasks()).extracting(Task::result).containsOnly(AttemptResult.OPEN);
        assertThat(other.tasks()).allMatch(task -> task.key().isEmpty());
    }

    @Test
    void questionsThatAreAlikeKeepTheirOrder() {
        Lesson twice = SampleLesson.of(MIDDLE + "\n" + MOVE + "\n" + MOVE);
        Study study = Study.begin(twice);
        Study shown = study.with(study.task(1).shown());

        assertThat(Study.resumed(twice, shown.text()).tasks())
                .extracting(Task::result)
                .containsExactly(AttemptResult.OPEN, AttemptResult.SHOWN);
    }

    @Test
    void aPageThatIsGoneIsReplacedByTheLast() {
        Lesson shorter = SampleLesson.of("Hello.", "Bye.");

        assertThat(begun.toPage(3).in(shorter).spot().page()).isEqualTo(1);
        assertThat(begun.toPage(3).in(shorter).score().pagesSeen()).isEqualTo(2);
    }

    @Test
    void whatWasWorkedOutSurvivesARestart() {
        Study study = begun.knowing(0, known(0).key().orElseThrow())
                .with(known(0).shown())
                .toPage(2);
        Study again = study.restarted();

        assertThat(again.text()).isEqualTo(begun.text());
        assertThat(again.task(0).key()).isPresent();
    }

    @Test
    void aQuestionOfAnotherLessonChangesNothing() {
        Study other = Study.begin(SampleLesson.of(MIDDLE + "\n" + MOVE.replace("d4", "f6")));

        assertThat(begun.with(other.task(0).shown())).isSameAs(begun);
        assertThat(other.with(begun.task(4).shown())).isSameAs(other);
    }

    @Test
    void theScoreCountsQuestionsByTheirEnd() {
        LessonScore score = everything().score();

        assertThat(score).isEqualTo(new LessonScore(1, 1, 1, 2, 2, 4));
        assertThat(score.questions()).isEqualTo(5);
        assertThat(score.done()).isEqualTo(3);
        assertThat(score.isComplete()).isFalse();
        assertThat(new LessonScore(1, 0, 0, 0, 3, 4).isComplete()).isFalse();
        assertThat(new LessonScore(0, 0, 0, 1, 4, 4).isComplete()).isFalse();
        assertThat(new LessonScore(1, 0, 0, 0, 4, 4).isComplete()).isTrue();
    }

    @Test
    void theScoreIsASentence() {
        Sentences english = new Sentences(Language.EN);
        LessonScore score = everything().score();

        assertThat(english.of(score.sentence()))
                .isEqualTo("5 questions: 1 right at once, 1 right with help, 1 shown, 2 open.");
        assertThat(english.of(score.progress())).isEqualTo("2 of 4 pages seen.");
    }

    /** On the third page; one question right, one right with a hint, one shown, one wrong, one drafted. */
    private Study everything() {
        return begun.with(known(0).hinted().answered(one(known(0), "d4")))
                .with(known(1).shown())
                .with(known(2).answered(new Answer.Chosen(0)))
                .with(known(3).toggled(move(known(3), "d4")).toggled(move(known(3), "f6")))
                .with(known(4).answered(new Answer.Amount(-2)))
                .toPage(2)
                .next();
    }

    private static Answer draft(int number, String text) {
        return Study.resumed(LESSON, "1 0.-1.0 0 " + print(number) + ":o0.0~" + text)
                .task(number)
                .draft();
    }

    private static String print(int number) {
        return Fingerprints.of(
                        Study.begin(LESSON).tasks().stream().map(Task::ask).toList())
                .get(number);
    }

    private static Task known(int number) {
        Task task = Study.begin(LESSON).task(number);
        return task.knowing(task.workOut(new Stop()).orElseThrow());
    }
}
