package lectern.lesson.study;

import static lectern.lesson.study.SampleLesson.ENDING;
import static lectern.lesson.study.SampleLesson.MIDDLE;
import static lectern.lesson.study.SampleLesson.move;
import static lectern.lesson.study.SampleLesson.one;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** What is said to answers. */
class JudgingTest {
    private static final String INFECT_TWO = """
            ask: move
            question: Which move infects two?
            accept: {at-least: {infected: 2}}
            right: Two at once.
            wrong: Count again.
            answers: {e4e6: Even with a jump., f6: Nothing is near.}
            """;
    private static final String ALL = INFECT_TWO.replace("ask: move", "ask: moves");
    private static final String CELLS = """
            ask: cells
            question: Where are Blue's two?
            accept: d5 e5
            right: There.
            wrong: Look again.
            answers: {e4: That one is red., d5: The left one.}
            """;
    private static final String CHOICE = """
            ask: choice
            question: Who is to move?
            choices:
              - {text: Red, right: true, reply: The fifth move is Red's.}
              - {text: Blue, reply: It was Blue's turn before.}
              - text: Nobody
            wrong: Somebody must.
            """;
    private static final String NUMBER = """
            ask: number
            question: How many moves?
            answer: 25
            tolerance: 0.5
            wrong: Count the jumps too.
            answers: {12: Those are the clones., 7.5: No halves.}
            """;

    @Test
    void aMoveThatIsAcceptedIsRight() {
        Judgement judgement = judgement(MIDDLE, INFECT_TWO, "d4");

        assertThat(judgement.grade()).isEqualTo(Grade.RIGHT);
        assertThat(judgement.isRight()).isTrue();
        assertThat(english(judgement)).isEqualTo("That is right.");
        assertThat(judgement.replies()).containsExactly("Two at once.");
    }

    @Test
    void aParticularAnswerGetsAParticularReply() {
        assertThat(judgement(MIDDLE, INFECT_TWO, "e4e6").replies()).containsExactly("Even with a jump.");
        assertThat(judgement(MIDDLE, INFECT_TWO, "f6").replies()).containsExactly("Nothing is near.");
    }

    @Test
    void anyOtherMoveIsWrong() {
        Judgement judgement = judgement(MIDDLE, INFECT_TWO, "f7");

        assertThat(judgement.grade()).isEqualTo(Grade.WRONG);
        assertThat(judgement.isRight()).isFalse();
        assertThat(english(judgement)).isEqualTo("That is not the answer.");
        assertThat(judgement.replies()).containsExactly("Count again.");
        assertThat(judgement.proof()).isEmpty();
    }

    @Test
    void aMoveAgainstTheRulesIsToldTheRuleAndItsCells() {
        Task task = SampleLesson.task(MIDDLE, INFECT_TWO);
        Task answered = task.answered(one(task, "g7g7"));
        Judgement judgement = answered.judgement().orElseThrow();

        assertThat(judgement.grade()).isEqualTo(Grade.REFUSED);
        assertThat(judgement.remark())
                .isEqualTo(task.ask()
                        .board()
                        .violation(move(task, "g7g7"))
                        .orElseThrow()
                        .reason());
        assertThat(judgement.proof())
                .isEqualTo(task.ask()
                        .board()
                        .violation(move(task, "g7g7"))
                        .orElseThrow()
                        .cells());
        assertThat(task.refusal(move(task, "g7g7"))).isPresent();
        assertThat(task.refusal(move(task, "d4"))).isEmpty();
    }

    @Test
    void theRuleIsKnownBeforeTheAnswerIs() {
        Task unknown = Study.begin(SampleLesson.of(MIDDLE + "\n" + INFECT_TWO)).task(0);

        assertThat(unknown.answered(one(unknown, "g7g7")).judgement()).isPresent();
        assertThat(unknown.answered(one(unknown, "d4")).judgement()).isEmpty();
        assertThat(unknown.drafting(one(unknown, "d4")).canSubmit()).isFalse();
    }

    @Test
    void aMoveThatAnEvaluatorLikesLessIsToldByHowMuch() {
        String question = "ask: move\nquestion: Best?\naccept: {best-by: report}\n";

        assertThat(english(judgement(MIDDLE, question, "e4e6")))
                .isEqualTo("That is not the answer: the move is worth 3, the best one 4.");
        assertThat(english(judgement(MIDDLE, question, "d4"))).isEqualTo("That is right.");
    }

    @Test
    void allMovesAreAskedFor() {
        assertThat(grade(ALL, "d4", "e4e6")).isEqualTo(Grade.RIGHT);
        assertThat(grade(ALL, "e4e6", "d4")).isEqualTo(Grade.RIGHT);
        assertThat(grade(ALL, "d4")).isEqualTo(Grade.PARTLY);
        assertThat(grade(ALL, "d4", "f7", "f6", "e4e6")).isEqualTo(Grade.PARTLY);
        assertThat(grade(ALL, "f7")).isEqualTo(Grade.WRONG);
    }

    @Test
    void aPartOfTheAnswerIsCounted() {
        assertThat(english(several(ALL, "d4"))).isEqualTo("1 of 2 found.");
        assertThat(english(several(ALL, "d4", "f6"))).isEqualTo("1 of 2 found, and one that does not belong.");
        assertThat(english(several(ALL, "d4", "f6", "f7", "e4e6")))
                .isEqualTo("2 of 2 found, and 2 that do not belong.");
    }

    @Test
    void whoeverDoesNotBelongIsSpokenOf() {
        assertThat(several(ALL, "d4", "f6").replies()).containsExactly("Nothing is near.");
        assertThat(several(ALL, "d4", "f7").replies()).containsExactly("Count again.");
        assertThat(several(ALL, "e4e6").replies()).containsExactly("Count again.");
        assertThat(several(ALL, "d4", "e4e6").replies()).containsExactly("Two at once.", "Even with a jump.");
    }

    @Test
    void allCellsAreAskedFor() {
        Task task = SampleLesson.task(MIDDLE, CELLS);

        assertThat(cells(task, "d5", "e5").replies()).containsExactly("There.", "The left one.");
        assertThat(cells(task, "e5", "d5").grade()).isEqualTo(Grade.RIGHT);
        assertThat(cells(task, "e5").grade()).isEqualTo(Grade.PARTLY);
        assertThat(cells(task, "e4").grade()).isEqualTo(Grade.WRONG);
        assertThat(cells(task, "e4").replies()).containsExactly("That one is red.");
        assertThat(cells(task, "a1").replies()).containsExactly("Look again.");
    }

    @Test
    void aChoiceHasItsReply() {
        Task task = SampleLesson.task(MIDDLE, CHOICE);

        assertThat(said(task, 0)).containsExactly("The fifth move is Red's.");
        assertThat(said(task, 1)).containsExactly("It was Blue's turn before.");
        assertThat(said(task, 2)).containsExactly("Somebody must.");
        assertThat(grade(task, new Answer.Chosen(0))).isEqualTo(Grade.RIGHT);
        assertThat(grade(task, new Answer.Chosen(2))).isEqualTo(Grade.WRONG);
    }

    @Test
    void aNumberMayLieBesideTheRightOneByTheTolerance() {
        Task task = SampleLesson.task(MIDDLE, NUMBER);

        assertThat(grade(task, new Answer.Amount(25))).isEqualTo(Grade.RIGHT);
        assertThat(grade(task, new Answer.Amount(24.5))).isEqualTo(Grade.RIGHT);
        assertThat(grade(task, new Answer.Amount(25.6))).isEqualTo(Grade.WRONG);
        assertThat(task.answered(new Answer.Amount(12))
                        .judgement()
                        .orElseThrow()
                        .replies())
                .containsExactly("Those are the clones.");
        assertThat(task.answered(new Answer.Amount(7.5))
                        .judgement()
                        .orElseThrow()
                        .replies())
                .containsExactly("No halves.");
    }

    @Test
    void aNumberIsTypedWithAPointOrAComma() {
        assertThat(Answer.Amount.typed(" 2,5 ")).contains(new Answer.Amount(2.5));
        assertThat(Answer.Amount.typed("-0.25")).contains(new Answer.Amount(-0.25));
        assertThat(Answer.Amount.typed("−3")).contains(new Answer.Amount(-3));
        assertThat(Answer.Amount.typed("+7")).contains(new Answer.Amount(7));
        assertThat(List.of("", "many", "1.2.3", "1e9", "NaN"))
                .allSatisfy(text -> assertThat(Answer.Amount.typed(text)).isEmpty());
    }

    @Test
    void aMeasureIsWorkedOut() {
        Task task = SampleLesson.task(MIDDLE, "ask: number\nquestion: How many?\nmeasure: {moves: legal}\n");

        assertThat(grade(task, new Answer.Amount(25))).isEqualTo(Grade.RIGHT);
    }

    @Test
    void aPlayersMoveIsForeseen() {
        Task task = SampleLesson.task(ENDING, "ask: predict\nquestion: Which?\nplayer: medium\n");

        assertThat(grade(task, one(task, "e1"))).isEqualTo(Grade.RIGHT);
        assertThat(grade(task, one(task, "c3e1"))).isEqualTo(Grade.WRONG);
        assertThat(grade(task, one(task, "a1a1"))).isEqualTo(Grade.REFUSED);
    }

    /** To say that a cheat will cheat is not to cheat. */
    @Test
    void aFoulCanBeForeseenAndOtherwiseIsRefused() {
        String board = "start: 1\n\nplay: hc3\n\n";
        Task foreseen = pushee(board + "ask: predict\nquestion: Which?\nplayer: impossibru\n");
        Task asked = pushee(board + "ask: move\nquestion: Which?\naccept: ha1\n");
        Answer foul = foreseen.key().orElseThrow().answers().get(0);

        assertThat(grade(asked, foul)).isEqualTo(Grade.REFUSED);
        assertThat(grade(foreseen, foul)).isEqualTo(Grade.RIGHT);
        assertThat(grade(foreseen, one(foreseen, "ha1"))).isEqualTo(Grade.WRONG);
        assertThat(grade(foreseen, one(foreseen, "hz9"))).isEqualTo(Grade.REFUSED);
    }

    @Test
    void aPlayersScoreIsForeseen() {
        Task task = SampleLesson.task(MIDDLE, "ask: predict\nof: score\nquestion: How much?\nplayer: medium\n");

        assertThat(grade(task, new Answer.Amount(4))).isEqualTo(Grade.RIGHT);
        assertThat(grade(task, new Answer.Amount(3))).isEqualTo(Grade.WRONG);
    }

    @Test
    void anAnswerOfAnotherKindIsWrong() {
        Task task = SampleLesson.task(MIDDLE, CHOICE);

        assertThat(grade(task, new Answer.Amount(0))).isEqualTo(Grade.WRONG);
        assertThat(grade(task, new Answer.Places(Cells.of(0)))).isEqualTo(Grade.WRONG);
    }

    private static Judgement judgement(String board, String question, String move) {
        Task task = SampleLesson.task(board, question);
        return task.answered(one(task, move)).judgement().orElseThrow();
    }

    private static Task pushee(String page) {
        Task task = Study.begin(SampleLesson.in("pushee", page)).task(0);
        return task.knowing(task.workOut(new Stop()).orElseThrow());
    }

    private static Judgement several(String question, String... moves) {
        Task task = SampleLesson.task(MIDDLE, question);
        for (String move : moves) task = task.toggled(move(task, move));
        return task.submitted().judgement().orElseThrow();
    }

    private static Grade grade(String question, String... moves) {
        return several(question, moves).grade();
    }

    private static Grade grade(Task task, Answer answer) {
        return task.answered(answer).judgement().orElseThrow().grade();
    }

    private static Judgement cells(Task task, String... labels) {
        Task given = task;
        for (String label : labels)
            given = given.toggled(task.ask().board().game().board().cell(label));
        return given.submitted().judgement().orElseThrow();
    }

    private static List<String> said(Task task, int option) {
        return task.answered(new Answer.Chosen(option))
                .judgement()
                .orElseThrow()
                .replies();
    }

    private static String english(Judgement judgement) {
        return new Sentences(Language.EN).of(judgement.remark());
    }
}
