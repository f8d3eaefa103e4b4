package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.List;
import lectern.game.Handle;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.lesson.study.LessonScene;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A lecturer presents with the keys of a remote control. */
@RobotTest
@NotUnderCacio
class PresentingIT {
    private static final List<String> MOVES = List.of("f6", "b6", "e6", "c6");

    private final Journey journey = Journey.begin();
    private final Lecturer lecturer = new Lecturer(journey);

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void aGameIsWalkedByRemoteControl() {
        journey.with("infection", 1);
        for (String move : MOVES) journey.playByMouse(move);
        lecturer.present();
        String last = lecturer.caption();

        lecturer.press(KeyEvent.VK_PAGE_UP);
        Waiting.until("something else is said", () -> !lecturer.caption().equals(last));
        while (Waiting.onEventThread(() -> journey.desk().match().ply() > 0)) {
            lecturer.pressOn(KeyEvent.VK_LEFT, lecturer::state);
        }
        for (int key : new int[] {KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_SPACE, KeyEvent.VK_RIGHT, KeyEvent.VK_DOWN}) {
            lecturer.pressOn(key, lecturer::state);
        }
        while (Waiting.onEventThread(() ->
                journey.desk().match().ply() < 2 || !journey.desk().steps().isAtEnd())) {
            lecturer.pressOn(KeyEvent.VK_PAGE_DOWN, lecturer::state);
        }
        Waiting.until("the last step is said again", last, lecturer::caption);

        lecturer.press(KeyEvent.VK_F5);
        lecturer.press(KeyEvent.VK_B);
        Waiting.until(
                "the screen is black", () -> lecturer.part("present.curtain").isVisible());
        assertThat(Waiting.onEventThread(() -> journey.desk().match().ply())).isEqualTo(MOVES.size());
        lecturer.press(KeyEvent.VK_PERIOD);
        Waiting.until(
                "the board is back", () -> !lecturer.part("present.curtain").isVisible());
        lecturer.press(KeyEvent.VK_ESCAPE);
        Waiting.until("the window is back", () -> !lecturer.isPresenting());
        journey.playByMouse("g6");
    }

    @Test
    void aDecisionThatALessonOpensIsSeenByTheClass() {
        Pupil pupil = new Pupil(journey);
        pupil.open("catsdogs", "catsdogs-evaluation");
        pupil.hurry();
        lecturer.present();
        while (!lecturer.shows("decision")) {
            lecturer.pressOn(KeyEvent.VK_PAGE_DOWN, lecturer::lessonState);
            Waiting.until(
                    "what is to be told of has been worked out",
                    () -> !(pupil.study().scene() instanceof LessonScene.Decided)
                            || journey.desk().opinion().isPresent());
        }
        Waiting.until("the candidates are there", () -> lecturer.shows("candidates"));
        Waiting.until("the caption says the choice", () -> lecturer.caption().contains("chooses"));
        lecturer.press(KeyEvent.VK_PAGE_DOWN);
        Waiting.until("the lesson goes on without it", () -> !lecturer.shows("decision"));
    }

    @Test
    void aLetterMakesAChoiceOnOfferAndEscapeLetsGoBeforeItLeaves() {
        journey.with("pushee:pieces=2", 1);
        lecturer.present();
        Handle cell = journey.cell("c1");
        lecturer.click(cell);
        Waiting.until(
                "the cell is picked", () -> journey.aim().pointing().picked().contains(cell));
        lecturer.press(KeyEvent.VK_ESCAPE);
        Waiting.until("it is let go", () -> journey.aim().pointing().picked().isEmpty());
        assertThat(lecturer.isPresenting()).isTrue();

        lecturer.press(KeyEvent.VK_V);
        Waiting.until(
                "a choice is made", () -> !journey.aim().pointing().picked().isEmpty());
        lecturer.press(KeyEvent.VK_W);
        Waiting.until(
                "the screen is white", () -> lecturer.part("present.curtain").isVisible());
    }

    @Test
    void panesAndTheClockComeAndGoByKey() {
        lecturer.present();
        lecturer.press(KeyEvent.VK_4);
        Waiting.until("the decision is there", () -> lecturer.shows("decision"));
        lecturer.press(KeyEvent.VK_8);
        Waiting.until("the chart is there", () -> lecturer.shows("chart") && !lecturer.shows("decision"));
        lecturer.press(KeyEvent.VK_ESCAPE);
        Waiting.until("the board is alone", () -> !lecturer.shows("chart"));
        lecturer.press(KeyEvent.VK_T);
        Waiting.until("there is no clock", () -> !lecturer.part("present.clock").isVisible());
        journey.robot().moveMouse(lecturer.part("present.board"));
        Waiting.until("the bar is there", () -> lecturer.part("present.bar").isShowing());
        lecturer.press(KeyEvent.VK_F11);
        Waiting.until("the window is back", () -> !lecturer.isPresenting());
    }
}
