package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Frame;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.JComponent;
import javax.swing.JViewport;
import lectern.game.Handle;
import lectern.gui.board.BoardView;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.assertj.swing.core.BasicComponentFinder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A lecturer presents with the keys of a remote control. */
@RobotTest
@NotUnderCacio
class PresentingIT {
    private static final List<String> MOVES = List.of("f6", "b6", "e6", "c6");

    private final Journey journey = Journey.begin();

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void aGameIsWalkedByRemoteControl() {
        journey.with("infection", 1);
        for (String move : MOVES) journey.playByMouse(move);
        present();
        String last = caption();

        press(KeyEvent.VK_PAGE_UP);
        untilCaptionIsNot(last);
        while (Waiting.onEventThread(() -> journey.desk().match().ply() > 0)) {
            String before = state();
            press(KeyEvent.VK_LEFT);
            Waiting.until("it goes back from " + before, () -> !state().equals(before));
        }
        for (int key : new int[] {KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_SPACE, KeyEvent.VK_RIGHT, KeyEvent.VK_DOWN}) {
            String before = state();
            press(key);
            Waiting.until("it goes on from " + before, () -> !state().equals(before));
        }
        while (Waiting.onEventThread(() ->
                journey.desk().match().ply() < 2 || !journey.desk().steps().isAtEnd())) {
            String before = state();
            press(KeyEvent.VK_PAGE_DOWN);
            Waiting.until("it goes on from " + before, () -> !state().equals(before));
        }
        Waiting.until("the last step is said again", last, this::caption);

        press(KeyEvent.VK_F5);
        press(KeyEvent.VK_B);
        Waiting.until("the screen is black", () -> part("present.curtain").isVisible());
        assertThat(journey.desk().match().ply()).isEqualTo(MOVES.size());
        press(KeyEvent.VK_PERIOD);
        Waiting.until("the board is back", () -> !part("present.curtain").isVisible());
        press(KeyEvent.VK_ESCAPE);
        Waiting.until("the window is back", () -> presentation().isEmpty());
        journey.playByMouse("g6");
    }

    @Test
    void aLessonIsWalkedByRemoteControl() {
        Pupil pupil = new Pupil(journey);
        pupil.open("infection", "infection-rules");
        pupil.hurry();
        present();
        String over = journey.panel().wording().of("present.lesson-over");
        String open = journey.panel().wording().of("present.question-open");
        Set<Integer> named = new TreeSet<>();
        while (!caption().equals(over)) {
            String before = lessonState();
            press(KeyEvent.VK_PAGE_DOWN);
            Waiting.until("it goes on from " + before, () -> !lessonState().equals(before));
            if (caption().equals(open))
                named.add(pupil.study().task().orElseThrow().number());
        }

        assertThat(named).hasSameSizeAs(pupil.study().tasks());
        assertThat(pupil.study().seen()).hasSameSizeAs(pupil.study().lesson().pages());
    }

    @Test
    void aDecisionThatALessonOpensIsSeenByTheClass() {
        Pupil pupil = new Pupil(journey);
        pupil.open("catsdogs", "catsdogs-evaluation");
        pupil.hurry();
        present();
        while (!shows("decision")) {
            String before = lessonState();
            press(KeyEvent.VK_PAGE_DOWN);
            Waiting.until("it goes on from " + before, () -> !lessonState().equals(before));
        }
        Waiting.until("the candidates are there", () -> shows("candidates"));
        Waiting.until("the caption says the choice", () -> caption().contains("chooses"));
        press(KeyEvent.VK_PAGE_DOWN);
        Waiting.until("the lesson goes on without it", () -> !shows("decision"));
    }

    @Test
    void aLetterMakesAChoiceOnOfferAndEscapeLetsGoBeforeItLeaves() {
        journey.with("pushee:pieces=2", 1);
        present();
        Handle cell = journey.cell("c1");
        Rectangle2D place = Waiting.onEventThread(() -> ((BoardView) part("present.board")).bounds(cell));
        journey.robot().click(part("present.board"), new Point((int) place.getCenterX(), (int) place.getCenterY()));
        Waiting.until(
                "the cell is picked", () -> journey.aim().pointing().picked().contains(cell));
        press(KeyEvent.VK_ESCAPE);
        Waiting.until("it is let go", () -> journey.aim().pointing().picked().isEmpty());
        assertThat(presentation()).isPresent();

        press(KeyEvent.VK_V);
        Waiting.until(
                "a choice is made", () -> !journey.aim().pointing().picked().isEmpty());
        press(KeyEvent.VK_W);
        Waiting.until("the screen is white", () -> part("present.curtain").isVisible());
    }

    @Test
    void panesAndTheClockComeAndGoByKey() {
        present();
        press(KeyEvent.VK_4);
        Waiting.until("the decision is there", () -> shows("decision"));
        press(KeyEvent.VK_7);
        Waiting.until("the chart is there", () -> shows("chart") && !shows("decision"));
        press(KeyEvent.VK_ESCAPE);
        Waiting.until("the board is alone", () -> !shows("chart"));
        press(KeyEvent.VK_T);
        Waiting.until("there is no clock", () -> !part("present.clock").isVisible());
        journey.robot().moveMouse(part("present.board"));
        Waiting.until("the bar is there", () -> part("present.bar").isShowing());
        press(KeyEvent.VK_F11);
        Waiting.until("the window is back", () -> presentation().isEmpty());
    }

    private static boolean shows(String name) {
        return !BasicComponentFinder.finderWithCurrentAwtHierarchy()
                .findAll(presentation().orElseThrow(), part -> name.equals(part.getName()) && part.isShowing())
                .isEmpty();
    }

    /** What one key can change in a lesson. */
    private String lessonState() {
        return Waiting.onEventThread(
                () -> journey.panel().room().study().orElseThrow().spot()
                        + ((JViewport) part("lesson.page").getParent())
                                .getViewRect()
                                .toString()
                        + shows("decision")
                        + shows("chart")
                        + part("present.caption").getAccessibleContext().getAccessibleName());
    }

    private void present() {
        journey.press(KeyEvent.VK_F11);
        Waiting.until("the class sees it", () -> presentation().isPresent());
        journey.settled(presentation().orElseThrow());
    }

    private void press(int key) {
        journey.press(key);
    }

    private static Optional<Frame> presentation() {
        return Arrays.stream(Frame.getFrames())
                .filter(Frame::isShowing)
                .filter(frame -> "presentation".equals(frame.getName()))
                .findFirst();
    }

    private JComponent part(String name) {
        return (JComponent) BasicComponentFinder.finderWithCurrentAwtHierarchy()
                .findByName(presentation().orElseThrow(), name, false);
    }

    private String caption() {
        return Waiting.onEventThread(
                () -> part("present.caption").getAccessibleContext().getAccessibleName());
    }

    private void untilCaptionIsNot(String said) {
        Waiting.until("something else is said than " + said, () -> !caption().equals(said));
    }

    private String state() {
        return Waiting.onEventThread(() ->
                journey.desk().match().ply() + "." + journey.desk().steps().at());
    }
}
