package lectern.gui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import lectern.game.Handle;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Seats;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.lecture.LessonWorker;
import lectern.lesson.Answer;
import lectern.lesson.Block;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.play.Match;
import lectern.play.RecordHead;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A lecture and the board that follows it, without a window around them. */
class LectureTest {
    private final LessonWorker assistant = new LessonWorker();
    private final Desk desk =
            onEventThread(() -> new Desk(OneLesson.sample().game().start(1), RecordHead.EMPTY));
    private final BoardAim aim = onEventThread(() -> new BoardAim(desk));
    private final Lecture lecture =
            onEventThread(() -> new Lecture(Study.begin(OneLesson.sample()), assistant, () -> 1));
    private final LessonBoard lessonBoard = onEventThread(
            () -> new LessonBoard(desk, aim, new BoardView(desk, aim), new NoStage(), lecture, assistant));

    @BeforeEach
    void show() {
        onEventThread(() -> {
            lessonBoard.show(lecture.scene());
            return null;
        });
    }

    @AfterEach
    void close() {
        onEventThread(() -> {
            lessonBoard.end();
            lecture.close();
            return null;
        });
    }

    private static <T> T onEventThread(Callable<T> question) {
        FutureTask<T> task = new FutureTask<>(question);
        EventQueue.invokeLater(task);
        try {
            return task.get(30, TimeUnit.SECONDS);
        } catch (Exception failure) {
            throw new AssertionError(failure);
        }
    }

    private void next(int times) {
        onEventThread(() -> {
            for (int i = 0; i < times; i++) lecture.next();
            return null;
        });
    }

    /** Whatever the assistant works out is told on the event thread, one thing after the other. */
    private static void until(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!onEventThread(condition::getAsBoolean)) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private void goToQuestion() {
        next(6);
        until(() -> lecture.task().flatMap(Task::key).isPresent());
    }

    private Position position() {
        return onEventThread(desk::position);
    }

    private void pick(String... cells) {
        onEventThread(() -> {
            BoardShape board = desk.game().board();
            for (String cell : cells) aim.pick(new Handle.Cell(board.cell(cell)));
            return null;
        });
    }

    @Test
    void theBoardFollowsThePlay() {
        next(1);
        assertThat(onEventThread(
                        () -> desk.match().current().orElseThrow().move().text()))
                .isEqualTo("f6");
        next(1);
        assertThat(position()).isEqualTo(lecture.scene().board());
        onEventThread(() -> {
            lecture.back();
            return null;
        });
        assertThat(onEventThread(() -> desk.match().ply())).isOne();
    }

    @Test
    void cellsStayLitWhileSomethingIsClaimedOfThem() {
        next(4);
        Cells lit = lecture.scene().marks().marks().get(0).cells();
        assertThat(onEventThread(() -> aim.lights().get(Light.LESSON))).isEqualTo(lit);
        next(1);
        assertThat(lecture.scene()).isInstanceOf(LessonScene.Claimed.class);
        assertThat(onEventThread(() -> aim.lights().get(Light.LESSON))).isEqualTo(lit);
        next(1);
        assertThat(onEventThread(() -> aim.lights().containsKey(Light.LESSON))).isFalse();
    }

    @Test
    void nothingIsPlayedWhereNothingIsAsked() {
        Position before = position();
        pick("f6");

        assertThat(position()).isEqualTo(before);
    }

    @Test
    void aRightMoveIsPlayedAndTheQuestionIsDone() {
        goToQuestion();
        pick("d4");

        assertThat(lecture.task().orElseThrow().isDone()).isTrue();
        assertThat(position()).isNotEqualTo(lecture.task().orElseThrow().ask().board());
        assertThat(onEventThread(lessonBoard::isAside)).isFalse();
    }

    @Test
    void aWrongMoveIsPlayedAndRefutedUntilSomebodyTriesAgain() {
        goToQuestion();
        Position question = position();
        pick("e4", "e6");
        assertThat(lecture.task().flatMap(Task::judgement).orElseThrow().isRight())
                .isFalse();
        until(() -> lecture.refutation().isPresent());
        assertThat(position())
                .isEqualTo(lecture.refutation().orElseThrow().match().last());

        pick("a1");

        assertThat(position()).isEqualTo(question);
        assertThat(lecture.refutation()).isEmpty();
        assertThat(lecture.task().orElseThrow().draft()).isEqualTo(Answer.nothing());
    }

    @Test
    void anAnswerThatIsShownIsPlayed() {
        goToQuestion();
        onEventThread(() -> {
            lecture.showAnswer();
            return null;
        });

        assertThat(onEventThread(
                        () -> desk.match().current().orElseThrow().move().text()))
                .isEqualTo("d4");
    }

    @Test
    void aGameThatSomebodyBeginsIsNotTheLessons() {
        assertThat(onEventThread(lessonBoard::isOnDesk)).isTrue();
        onEventThread(() -> {
            desk.begin(Match.from(desk.game().start(2).position()), RecordHead.EMPTY, Seats.PEOPLE);
            return null;
        });

        assertThat(onEventThread(lessonBoard::isOnDesk)).isFalse();
    }

    /** Nothing is around the board. */
    private static final class NoStage implements LessonSurroundings {
        @Override
        public void open(LessonPanel panel) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void close() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void show(Set<Part> parts) {
            assertThat(parts).isEmpty();
        }

        @Override
        public void openDecision(Block.Opened opened) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void lookAtChart(boolean stacked, Seat side) {
            throw new UnsupportedOperationException();
        }
    }
}
