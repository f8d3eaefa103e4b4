package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Supplier;
import lectern.game.Handle;
import lectern.gui.board.BoardView;
import lectern.gui.board.DrawnMarks;
import lectern.gui.robot.MovedPointer;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.picture.MoveMarks;
import org.assertj.swing.core.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A lecturer points things out to a class: with light, a large pointer, drawings, and what a player considers. */
@RobotTest
@NotUnderCacio
class PointingOutIT {
    /** What the large pointer is filled with. */
    private static final int POINTER = 0xFFC2185B;

    private final Journey journey = Journey.begin();
    private final Lecturer lecturer = new Lecturer(journey);

    @BeforeEach
    void present() {
        journey.with("infection", 1);
        lecturer.present();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void theSpotlightFollowsThePointerAsLongAsItsKeyIsHeld() {
        // Where no move leads, nothing is shown of one.
        Point one = pointAt("d1");
        Point other = lecturer.middle(journey.cell("d7"));
        Waiting.onEventThread(() -> {
            BoardView board = lecturer.board();
            board.paintImmediately(0, 0, board.getWidth(), board.getHeight());
            return board;
        });
        int oneLit = light(one);
        int otherLit = light(other);

        journey.robot().pressKey(KeyEvent.VK_S);
        Waiting.until("all else is dark", () -> light(one) == oneLit && light(other) < otherLit);
        pointAt("d7");
        Waiting.until("the light has followed", () -> light(one) < oneLit && light(other) == otherLit);
        journey.robot().releaseKey(KeyEvent.VK_S);
        Waiting.until("it is light everywhere", () -> light(one) == oneLit && light(other) == otherLit);
    }

    /** How light the board is beside the middle of a cell. */
    private int light(Point place) {
        BufferedImage seen = lecturer.seen();
        Rectangle board = Waiting.onEventThread(() -> lecturer.board().getBounds());
        int light = 0;
        for (int beside = 20; beside < 40; beside++) {
            int colour = seen.getRGB(board.x + place.x + beside, board.y + place.y + 25);
            light += (colour >> 16 & 0xFF) + (colour >> 8 & 0xFF) + (colour & 0xFF);
        }
        return light;
    }

    @Test
    void aLargePointerFollowsTheMouse() {
        Point one = pointAt("b2");
        lecturer.press(KeyEvent.VK_P);
        Waiting.until("it is there", () -> tip().distance(one) < 12);
        Point other = pointAt("f6");
        Waiting.until("it has followed", () -> tip().distance(other) < 12);
        lecturer.press(KeyEvent.VK_P);
        Waiting.until("it is gone", new Point(), this::tip);
    }

    /** Where the large pointer begins on the board; nowhere without one. */
    private Point tip() {
        BufferedImage seen = lecturer.seen();
        Rectangle board = Waiting.onEventThread(() -> lecturer.board().getBounds());
        for (int y = board.y; y < board.getMaxY(); y++) {
            for (int x = board.x; x < board.getMaxX(); x++) {
                if (seen.getRGB(x, y) == POINTER) return new Point(x - board.x, y - board.y);
            }
        }
        return new Point();
    }

    @Test
    void arrowsAndCirclesAreDrawnWithTheRightButtonAndTakenAwayByAKey() {
        drag("b2", "f6");
        Waiting.until("an arrow is there", 1, () -> drawn().arrows().size());
        journey.robot().click(lecturer.board(), lecturer.middle(journey.cell("d4")), MouseButton.RIGHT_BUTTON, 1);
        Waiting.until("a circle is there", 1, () -> drawn().circles().size());
        journey.robot().pressKey(KeyEvent.VK_SHIFT);
        drag("b6", "f2");
        journey.robot().releaseKey(KeyEvent.VK_SHIFT);
        Waiting.until(
                "an arrow of another colour is there", 2, () -> drawn().arrows().size());
        assertThat(drawn().arrows()).extracting(arrow -> arrow.colour()).doesNotHaveDuplicates();
        assertThat(Waiting.onEventThread(() -> journey.desk().match().ply())).isZero();
        Waiting.until("they are in the window", drawn(), () -> journey.board().drawings());

        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
        Waiting.until("the board is clean", () -> drawn().isEmpty());
    }

    private DrawnMarks drawn() {
        return Waiting.onEventThread(() -> lecturer.board().drawings());
    }

    private void drag(String from, String to) {
        journey.robot().pressMouse(lecturer.board(), lecturer.middle(journey.cell(from)), MouseButton.RIGHT_BUTTON);
        for (String on : List.of("d4", to))
            journey.robot().moveMouse(lecturer.board(), lecturer.middle(journey.cell(on)));
        journey.robot().releaseMouse(MouseButton.RIGHT_BUTTON);
    }

    @Test
    void scoresAndTheExpectedLineComeAndGoByKeyBeforeTheClassAndInTheWindow() {
        assertScoresAndLineComeAndGo(() -> lecturer.board().scene().marks().moves());
        lecturer.leave();
        assertScoresAndLineComeAndGo(() -> journey.board().scene().marks().moves());
    }

    private void pressWith(int held, int key) {
        journey.robot().pressKey(held);
        lecturer.press(key);
        journey.robot().releaseKey(held);
    }

    private void assertScoresAndLineComeAndGo(Supplier<MoveMarks> shown) {
        lecturer.press(KeyEvent.VK_F3);
        Waiting.until("the scores are there", () -> !shown.get().heat().isEmpty());
        pressWith(KeyEvent.VK_SHIFT, KeyEvent.VK_F3);
        Waiting.until("the line is there", () -> !shown.get().line().isEmpty());
        lecturer.press(KeyEvent.VK_F3);
        Waiting.until("the scores are gone", () -> shown.get().heat().isEmpty());
        pressWith(KeyEvent.VK_SHIFT, KeyEvent.VK_F3);
        Waiting.until("the line is gone", () -> shown.get().line().isEmpty());
    }

    @Test
    void theBarThatComesWithThePointerDoesWhatTheKeysDo() {
        for (String part : List.of("inspector.move", "chart")) {
            bringBar();
            lecturer.clickMagnified(part.equals("chart") ? "present.bar.pane8" : "present.bar.pane1");
            Waiting.until(part + " is there", () -> lecturer.shows(part));
        }
        Waiting.until("the bar goes by itself", () -> !lecturer.shows("present.bar"));
        bringBar();
        lecturer.clickMagnified("present.bar.clock");
        Waiting.until("there is no clock", () -> !lecturer.shows("present.clock"));
        bringBar();
        lecturer.clickMagnified("present.bar.leave");
        Waiting.until("the window is back", () -> !lecturer.isPresenting());
    }

    private void bringBar() {
        pointAt("b6");
        pointAt("c6");
        Waiting.until("the bar is there", () -> lecturer.shows("present.bar"));
    }

    private Point pointAt(String label) {
        Handle cell = journey.cell(label);
        Point place = lecturer.middle(cell);
        MovedPointer.at(journey.robot(), lecturer.board(), place);
        return place;
    }
}
