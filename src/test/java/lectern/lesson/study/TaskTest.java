package lectern.lesson.study;

import static lectern.lesson.study.SampleLesson.MIDDLE;
import static lectern.lesson.study.SampleLesson.move;
import static lectern.lesson.study.SampleLesson.one;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.lesson.condition.Unproven;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** How a question is answered, with and without help. */
class TaskTest {
    private static final String MOVE = """
            ask: move
            question: Which move infects two?
            accept: {at-least: {infected: 2}}
            hints: [Look at the middle., Count.]
            """;
    private static final String MOVES = MOVE.replace("ask: move", "ask: moves");
    private static final String CELLS = "ask: cells\nquestion: Where?\naccept: d5 e5\n";

    private final Task move = SampleLesson.task(MIDDLE, MOVE);
    private final Task moves = SampleLesson.task(MIDDLE, MOVES);
    private final Task cells = SampleLesson.task(MIDDLE, CELLS);

    @Test
    void atFirstNothingIsAnswered() {
        assertThat(move.draft()).isEqualTo(Answer.nothing());
        assertThat(move.result()).isEqualTo(AttemptResult.OPEN);
        assertThat(move.isDone()).isFalse();
        assertThat(move.judgement()).isEmpty();
        assertThat(move.hints()).isEmpty();
        assertThat(move.solution()).isEmpty();
        assertThat(move.solutionSentence()).isEmpty();
        assertThat(move.canSubmit()).isFalse();
        assertThat(move.submitted()).isSameAs(move);
    }

    @Test
    void onlySetsAreMadeBitByBit() {
        assertThat(move.wantsSeveral()).isFalse();
        assertThat(moves.wantsSeveral()).isTrue();
        assertThat(cells.wantsSeveral()).isTrue();
    }

    @Test
    void aMoveIsToggledAndTakenBack() {
        Task two = moves.toggled(move(moves, "d4")).toggled(move(moves, "f6"));

        assertThat(two.draft()).isEqualTo(new Answer.Moves(List.of(move(moves, "d4"), move(moves, "f6"))));
        assertThat(two.toggled(move(moves, "d4")).draft()).isEqualTo(new Answer.Moves(List.of(move(moves, "f6"))));
        assertThat(two.cleared().draft()).isEqualTo(Answer.nothing());
    }

    @Test
    void aMoveAgainstTheRulesCannotBeToggled() {
        assertThat(moves.toggled(move(moves, "g7g7"))).isSameAs(moves);
    }

    @Test
    void aCellIsToggledAndTakenBack() {
        assertThat(cells.toggled(3).toggled(17).draft()).isEqualTo(new Answer.Places(Cells.of(3, 17)));
        assertThat(cells.toggled(3).toggled(17).toggled(3).draft()).isEqualTo(new Answer.Places(Cells.of(17)));
    }

    @Test
    void nothingIsJudgedBeforeItIsSubmitted() {
        Task draft = move.drafting(one(move, "d4"));

        assertThat(draft.judgement()).isEmpty();
        assertThat(draft.canSubmit()).isTrue();
        assertThat(draft.result()).isEqualTo(AttemptResult.OPEN);
        assertThat(draft.submitted().judgement()).isPresent();
        assertThat(draft.submitted().canSubmit()).isFalse();
    }

    @Test
    void anotherDraftEndsTheJudgement() {
        Task wrong = move.answered(one(move, "f6"));

        assertThat(wrong.judgement()).isPresent();
        assertThat(wrong.drafting(one(move, "d4")).judgement()).isEmpty();
    }

    @Test
    void theSameAnswerCountsOnce() {
        Task wrong = move.answered(one(move, "f6"));

        assertThat(wrong.submitted()).isSameAs(wrong);
    }

    @Test
    void rightWithTheFirstAnswerIsRightAtOnce() {
        assertThat(move.answered(one(move, "d4")).result()).isEqualTo(AttemptResult.AT_ONCE);
        assertThat(move.answered(one(move, "d4")).isDone()).isTrue();
    }

    @Test
    void rightAfterAWrongAnswerOrAHintIsRightWithHelp() {
        assertThat(move.answered(one(move, "f6")).answered(one(move, "d4")).result())
                .isEqualTo(AttemptResult.HELPED);
        assertThat(move.hinted().answered(one(move, "d4")).result()).isEqualTo(AttemptResult.HELPED);
    }

    @Test
    void aPartOfTheAnswerIsNotYetRight() {
        Task part = moves.toggled(move(moves, "d4")).submitted();

        assertThat(part.result()).isEqualTo(AttemptResult.OPEN);
        assertThat(part.toggled(move(moves, "e4e6")).submitted().result()).isEqualTo(AttemptResult.HELPED);
    }

    @Test
    void aMoveAgainstTheRulesCountsForNothing() {
        Task refused = move.answered(one(move, "g7g7"));

        assertThat(refused.result()).isEqualTo(AttemptResult.OPEN);
        assertThat(refused.answered(one(move, "d4")).result()).isEqualTo(AttemptResult.AT_ONCE);
    }

    @Test
    void hintsComeOneByOneAndEnd() {
        assertThat(move.hasHint()).isTrue();
        assertThat(move.hinted().hints()).containsExactly("Look at the middle.");
        assertThat(move.hinted().hasHint()).isTrue();
        assertThat(move.hinted().hinted().hints()).containsExactly("Look at the middle.", "Count.");
        assertThat(move.hinted().hinted().hasHint()).isFalse();
        assertThat(move.hinted().hinted().hinted().hints()).hasSize(2);
        assertThat(cells.hasHint()).isFalse();
    }

    @Test
    void whoGivesUpIsShownEveryRightAnswer() {
        assertThat(move.shown().solution()).containsExactly(one(move, "d4"), one(move, "e4e6"));
        assertThat(move.shown().result()).isEqualTo(AttemptResult.SHOWN);
        assertThat(move.shown().isDone()).isTrue();
    }

    @Test
    void theAnswerIsAlsoASentence() {
        assertThat(solution(move)).isEqualTo("Each of these is right: d4 and e4e6");
        assertThat(solution(moves)).isEqualTo("The answer is all of these: d4 and e4e6");
        assertThat(solution(cells)).isEqualTo("The answer is all of these: d5 and e5");
        assertThat(solution("ask: number\nquestion: How many?\nanswer: 2.5\n")).isEqualTo("The answer is 2.5.");
        assertThat(solution("ask: choice\nquestion: Who?\nchoices: [{text: Red, right: true}, {text: Blue}]\n"))
                .isEqualTo("The answer is: Red");
    }

    @Test
    void onceAQuestionIsDoneItsResultStays() {
        Task right = move.answered(one(move, "d4"));
        Task shown = move.shown();

        assertThat(right.answered(one(move, "f6")).result()).isEqualTo(AttemptResult.AT_ONCE);
        assertThat(right.answered(one(move, "f6")).judgement().orElseThrow().grade())
                .isEqualTo(Grade.WRONG);
        assertThat(right.shown().result()).isEqualTo(AttemptResult.AT_ONCE);
        assertThat(right.hinted().result()).isEqualTo(AttemptResult.AT_ONCE);
        assertThat(shown.answered(one(move, "d4")).result()).isEqualTo(AttemptResult.SHOWN);
    }

    @Test
    void aWrongMoveCanBeRefuted() {
        assertThat(move.answered(one(move, "f6")).wrongMove()).contains(move(move, "f6"));
        assertThat(move.answered(one(move, "d4")).wrongMove()).isEmpty();
        assertThat(move.answered(one(move, "g7g7")).wrongMove()).isEmpty();
        assertThat(move.drafting(one(move, "f6")).wrongMove()).isEmpty();
        assertThat(moves.toggled(move(moves, "d4"))
                        .toggled(move(moves, "f6"))
                        .submitted()
                        .wrongMove())
                .contains(move(moves, "f6"));
        assertThat(moves.toggled(move(moves, "d4")).submitted().wrongMove()).isEmpty();
        assertThat(cells.toggled(0).submitted().wrongMove()).isEmpty();
    }

    @Test
    void whatIsRightIsWorkedOutOnce() {
        assertThat(move.workOut(new Stop())).isSameAs(move.key());
    }

    @Test
    void whoStopsIsToldNothing() {
        Stop stop = new Stop();
        stop.ask();
        Task unknown = Study.begin(SampleLesson.of(MIDDLE + "\n" + MOVE)).task(0);
        Task searched = Study.begin(
                        SampleLesson.of(MIDDLE + "\nask: move\nquestion: Best?\naccept: {best-at-depth: 3}\n"))
                .task(0);

        assertThat(unknown.workOut(stop)).isEqualTo(Optional.empty());
        assertThat(searched.workOut(stop)).isEqualTo(Optional.empty());
    }

    @Test
    void whatCannotBeProvenIsSaid() {
        Task unknown = Study.begin(SampleLesson.of(MIDDLE + "\nask: move\nquestion: Wins?\naccept: {keeps-win: 10}\n"))
                .task(0);

        assertThatExceptionOfType(Unproven.class).isThrownBy(() -> unknown.workOut(new Stop()));
    }

    private static String solution(String question) {
        return solution(SampleLesson.task(MIDDLE, question));
    }

    private static String solution(Task task) {
        return new Sentences(Language.EN).of(task.shown().solutionSentence().orElseThrow());
    }
}
