package lectern.lesson.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.Answer;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.read.Reading;
import lectern.play.Turn;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * Every question of every lesson of this repository is answered, right and wrong, in the language it is asked in. What one test
 * has found out about a question, the others use.
 */
@TestInstance(Lifecycle.PER_CLASS)
class LessonsAnsweredTest {
    private static final Path LESSONS = Path.of("lessons");

    /** So many wrong moves of a question are played on, besides those that the lesson speaks of. */
    private static final int REFUTED = 1;

    private final SharedWork work = new SharedWork();

    @TestFactory
    Stream<DynamicNode> rightAnswersAreRight() throws IOException {
        return everyQuestion(this::isRight);
    }

    @TestFactory
    Stream<DynamicNode> wrongAnswersAreWrongAndGetAReply() throws IOException {
        return everyQuestion(this::isWrong);
    }

    @TestFactory
    Stream<DynamicNode> whatTheLessonSaysToParticularAnswersIsHeard() throws IOException {
        return everyQuestion(this::isHeard);
    }

    @TestFactory
    Stream<DynamicNode> hintsEndAndTheAnswerThatIsShownIsRight() throws IOException {
        return everyQuestion(this::helps);
    }

    @TestFactory
    Stream<DynamicNode> wrongMovesAreRefutedByLegalMoves() throws IOException {
        return everyQuestion(this::isRefuted);
    }

    @TestFactory
    Stream<DynamicNode> everyLessonCanBeWalkedFromEndToEnd() throws IOException {
        return lessons().stream().map(lesson -> DynamicTest.dynamicTest(name(lesson), () -> isWalked(lesson)));
    }

    @TestFactory
    Stream<DynamicNode> theStandingSurvivesAStopAndASwitchOfLanguage() throws IOException {
        List<Lesson> all = lessons();
        return all.stream().map(lesson -> DynamicTest.dynamicTest(name(lesson), () -> survives(lesson, all)));
    }

    private void isRight(Lesson lesson, Task task) {
        List<Answer> answers = task.key().orElseThrow().answers();

        assertThat(answers).isNotEmpty();
        for (Answer answer : answers) {
            Task answered = given(task, answer).submitted();

            assertThat(answered.result()).as("%s", answer).isEqualTo(AttemptResult.AT_ONCE);
            assertThat(remark(lesson, answered)).isNotBlank();
            assertThat(answered.wrongMove()).isEmpty();
        }
    }

    private void isWrong(Lesson lesson, Task task) {
        List<Answer> answers = WrongAnswers.to(task);

        assertThat(answers).isNotEmpty();
        for (Answer answer : answers) {
            Task answered = given(task, answer).submitted();

            assertThat(answered.judgement()).as("%s", answer).isPresent();
            assertThat(answered.judgement().orElseThrow().grade())
                    .as("%s", answer)
                    .isIn(Grade.WRONG, Grade.PARTLY);
            assertThat(remark(lesson, answered)).isNotBlank();
            assertThat(answered.result()).isEqualTo(AttemptResult.OPEN);
            assertThat(answered.answered(task.key().orElseThrow().answers().get(0))
                            .result())
                    .isEqualTo(AttemptResult.HELPED);
        }
        isRefused(lesson, task);
    }

    private void isRefused(Lesson lesson, Task task) {
        boolean movesAreAnswers = task.key().orElseThrow() instanceof RightAnswers.AnyMove;
        Optional<Move> forbidden = WrongAnswers.forbidden(task.ask().board());
        if (!movesAreAnswers
                || forbidden.isEmpty()
                || task.refusal(forbidden.get()).isEmpty()) return;
        Task answered = task.answered(new Answer.OneMove(forbidden.get()));

        assertThat(answered.judgement().orElseThrow().grade()).isEqualTo(Grade.REFUSED);
        assertThat(remark(lesson, answered)).isNotBlank();
        assertThat(answered.answered(task.key().orElseThrow().answers().get(0)).result())
                .isEqualTo(AttemptResult.AT_ONCE);
    }

    private void isHeard(Lesson lesson, Task task) {
        AnswerText texts = new AnswerText(task.ask());

        task.ask().replies().particular().forEach((answer, reply) -> {
            Judgement judgement =
                    task.answered(texts.read(answer).orElseThrow()).judgement().orElseThrow();
            boolean partOfTheAnswer = judgement.grade() == Grade.PARTLY;
            assertThat(partOfTheAnswer || judgement.replies().contains(reply))
                    .as(answer)
                    .isTrue();
        });
    }

    private void helps(Lesson lesson, Task task) {
        Task helped = task;
        for (String hint : task.ask().replies().hints()) {
            assertThat(helped.hasHint()).isTrue();
            helped = helped.hinted();
            assertThat(helped.hints()).last().isEqualTo(hint);
        }
        assertThat(helped.hasHint()).isFalse();
        assertThat(helped.hinted().hints()).isEqualTo(task.ask().replies().hints());

        Task shown = helped.shown();
        assertThat(shown.result()).isEqualTo(AttemptResult.SHOWN);
        assertThat(sentence(lesson, shown.solutionSentence().orElseThrow())).isNotBlank();
        assertThat(shown.solution())
                .isNotEmpty()
                .allSatisfy(answer -> assertThat(
                                shown.answered(answer).judgement().orElseThrow().isRight())
                        .isTrue());
    }

    private void isRefuted(Lesson lesson, Task task) {
        for (Move move : wrongMoves(task)) {
            Optional<Refutation> refutation = work.refutation(lesson, task, move);

            assertThat(refutation.isPresent()).isEqualTo(Refutation.isFor(task.ask()));
            refutation.ifPresent(found -> isPlayable(lesson, task, move, found));
        }
    }

    private static void isPlayable(Lesson lesson, Task task, Move wrong, Refutation refutation) {
        List<Turn> line = refutation.match().line();

        assertThat(refutation.match().start()).isEqualTo(task.ask().board());
        assertThat(line.get(0).move()).isEqualTo(wrong);
        assertThat(line).allMatch(turn -> turn.before().violation(turn.move()).isEmpty());
        assertThat(line.size() > 1 || line.get(0).after().isOver())
                .as("somebody answers %s", wrong.text())
                .isTrue();
        assertThat(sentence(lesson, refutation.sentence())).isNotBlank();
    }

    /** Those that the lesson speaks of, since they tempt; and one that it does not. */
    private static List<Move> wrongMoves(Task task) {
        List<Move> all = new ArrayList<>();
        for (Answer answer : WrongAnswers.to(task)) {
            task.answered(answer).wrongMove().ifPresent(all::add);
        }
        Set<String> spokenOf = task.ask().replies().particular().keySet();
        Stream<Move> tempting = all.stream().filter(move -> spokenOf.contains(move.text()));
        Stream<Move> others =
                all.stream().filter(move -> !spokenOf.contains(move.text())).limit(REFUTED);
        return Stream.concat(tempting, others).distinct().toList();
    }

    private static void isWalked(Lesson lesson) {
        Study study = Study.begin(lesson);
        List<Integer> asked = new ArrayList<>();
        List<Spot> spots = new ArrayList<>(List.of(study.spot()));
        isShown(study);
        study.task().ifPresent(task -> asked.add(task.number()));
        while (study.hasNext()) {
            study = study.next();
            spots.add(study.spot());
            isShown(study);
            study.task().ifPresent(task -> asked.add(task.number()));
        }

        assertThat(asked).isEqualTo(study.tasks().stream().map(Task::number).toList());
        assertThat(study.score().pagesSeen()).isEqualTo(lesson.pages().size());
        for (int i = spots.size() - 1; i > 0; i--) {
            assertThat(study.spot()).isEqualTo(spots.get(i));
            study = study.back();
        }
        assertThat(study.hasBack()).isFalse();
        assertThat(new HashSet<>(spots)).hasSameSizeAs(spots);
    }

    /** What is told of a move leads from the board before it to the board after it. */
    private static void isShown(Study study) {
        LessonScene scene = study.scene();
        Position board = scene.board();

        assertThat(board.game()).isEqualTo(study.lesson().game());
        int cells = board.game().board().cells();
        assertThat(scene.marks().marks())
                .allMatch(mark -> mark.cells().stream().allMatch(cell -> cell >= 0 && cell < cells));
        boolean whole = !(scene instanceof LessonScene.Told told)
                || told.to() == told.effects().size();
        if (whole) assertThat(scene.picture()).isEqualTo(board.picture());
    }

    private void survives(Lesson lesson, List<Lesson> all) {
        Study study = Study.begin(lesson);
        for (Task open : study.tasks()) {
            Task task = work.task(lesson, open.number());
            Answer right = task.key().orElseThrow().answers().get(0);
            study = study.toTask(task.number())
                    .with(
                            switch (task.number() % 3) {
                                case 0 -> task.answered(right);
                                case 1 ->
                                    task.answered(WrongAnswers.to(task).get(0)).hinted();
                                default -> task.shown().drafting(right);
                            });
        }

        assertThat(Study.resumed(lesson, study.text()).text()).isEqualTo(study.text());
        for (Lesson copy : all) {
            if (!copy.id().equals(lesson.id())) continue;
            Study other = study.in(copy);
            assertThat(other.text()).isEqualTo(study.text());
            assertThat(other.score()).isEqualTo(study.score());
            assertThat(other.tasks()).allMatch(task -> task.key().isPresent());
        }
    }

    /** As it is done at the board: of several, one after the other. */
    private static Task given(Task task, Answer answer) {
        if (!task.wantsSeveral()) return task.drafting(answer);
        Task given = task;
        if (answer instanceof Answer.Moves some) for (Move move : some.moves()) given = given.toggled(move);
        if (answer instanceof Answer.Places some) for (int cell : some.cells()) given = given.toggled(cell);
        if (answer instanceof Answer.Leaves some) for (int leaf : some.leaves()) given = given.toggledLeaf(leaf);
        assertThat(given.draft()).isEqualTo(answer);
        return given;
    }

    private static String remark(Lesson lesson, Task task) {
        return sentence(lesson, task.judgement().orElseThrow().remark());
    }

    private static String sentence(Lesson lesson, Phrase phrase) {
        return new Sentences(lesson.language()).of(phrase);
    }

    private Stream<DynamicNode> everyQuestion(BiConsumer<Lesson, Task> test) throws IOException {
        return lessons().stream()
                .map(lesson -> DynamicContainer.dynamicContainer(
                        name(lesson),
                        Study.begin(lesson).tasks().stream()
                                .map(open -> DynamicTest.dynamicTest(
                                        name(lesson) + ":" + open.ask().line() + " "
                                                + open.ask().sentence(),
                                        () -> test.accept(lesson, work.task(lesson, open.number()))))));
    }

    private static String name(Lesson lesson) {
        return lesson.id() + "." + lesson.language().code();
    }

    private static List<Lesson> lessons() throws IOException {
        List<Lesson> lessons = new ArrayList<>();
        for (Path file : LessonFiles.in(List.of(LESSONS))) {
            Reading reading = LessonFiles.read(file);
            assertThat(reading.findings()).as(file.toString()).isEmpty();
            lessons.add(reading.lesson().orElseThrow());
        }
        assertThat(lessons).extracting(Lesson::language).contains(Language.values());
        return lessons;
    }
}
