package lectern.gui.predict;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import lectern.game.Move;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.lesson.OneLesson;
import lectern.gui.robot.Waiting;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.study.LessonBoards;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.quiz.RightMoves;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The class is asked a lesson's question, and the lesson's own answer is revealed beside the tally. */
class AskedInLessonTest {
    private final Block.Ask question = OneLesson.sample().blocks().stream()
            .filter(Block.Ask.class::isInstance)
            .map(Block.Ask.class::cast)
            .findFirst()
            .orElseThrow();
    private Desk desk;
    private Poll poll;

    @BeforeEach
    void ask() {
        Waiting.onEventThread(() -> {
            desk = new Desk(OneLesson.sample().game().start(1), RecordHead.EMPTY);
            desk.change(Match.from(question.board()));
            poll = new Poll(desk, new BoardAim(desk), () -> LessonBoards.question(question), said -> {});
            poll.ask();
            return poll;
        });
        Waiting.until("everything is worked out", () -> !poll.isThinking());
    }

    @AfterEach
    void close() {
        Waiting.onEventThread(() -> {
            poll.close();
            return poll;
        });
    }

    private Move move(String text) {
        return question.board().readMove(text);
    }

    @Test
    void theLessonsAnswerIsKnownOnlyOnceItIsRevealed() {
        assertThat(Waiting.onEventThread(poll::revealed)).isEmpty();
        Waiting.onEventThread(() -> {
            poll.reveal();
            return poll;
        });
        assertThat(Waiting.onEventThread(poll::revealed).orElseThrow().right())
                .hasValue(new RightMoves(List.of(move("d4")), true));
    }

    @Test
    void theRightMoveHasItsSignInTheTally() {
        TallyRows rows = Waiting.onEventThread(() -> {
            poll.change(move("d4"), 5);
            poll.change(move("d6"), 2);
            return new TallyRows(poll, new Wording(Language.EN));
        });
        assertThat(Waiting.onEventThread(() -> labels(rows))).noneMatch(label -> label.contains("right"));
        Waiting.onEventThread(() -> {
            poll.reveal();
            return poll;
        });
        assertThat(Waiting.onEventThread(() -> labels(rows)))
                .filteredOn(label -> label.contains("right"))
                .containsExactly("✓ right");
    }

    private static List<String> labels(TallyRows rows) {
        rows.refresh();
        return texts(rows).toList();
    }

    private static Stream<String> texts(Container container) {
        return Stream.of(container.getComponents()).flatMap(AskedInLessonTest::texts);
    }

    private static Stream<String> texts(Component component) {
        if (component instanceof JLabel label) return Stream.of(label.getText());
        return component instanceof Container inner ? texts(inner) : Stream.empty();
    }
}
