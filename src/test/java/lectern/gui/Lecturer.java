package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTException;
import java.awt.Component;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JLayer;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import lectern.game.Handle;
import lectern.gui.board.BoardView;
import lectern.gui.present.LetterProbe;
import lectern.gui.robot.Waiting;
import org.assertj.swing.core.BasicComponentFinder;

/** A lecturer before a class, with a remote control; and what the class sees. */
final class Lecturer {
    private final Journey journey;

    Lecturer(Journey journey) {
        this.journey = journey;
    }

    void present() {
        journey.press(KeyEvent.VK_F11);
        Waiting.until("the class sees it", () -> presentation().isPresent());
        journey.settled(Waiting.onEventThread(() -> presentation().orElseThrow()));
    }

    boolean isPresenting() {
        return Waiting.onEventThread(() -> presentation().isPresent());
    }

    private static Optional<Frame> presentation() {
        return Arrays.stream(Frame.getFrames())
                .filter(Frame::isShowing)
                .filter(frame -> "presentation".equals(frame.getName()))
                .findFirst();
    }

    /** Where on the screens the presentation is. */
    Rectangle place() {
        return Waiting.onEventThread(() -> presentation().orElseThrow().getBounds());
    }

    void press(int key) {
        journey.press(key);
    }

    /** Presses a key, and waits until what a function tells is another than before. */
    void pressOn(int key, Supplier<String> told) {
        String before = Waiting.onEventThread(told::get);
        press(key);
        Waiting.until("it goes on from " + before, () -> !told.get().equals(before));
    }

    void leave() {
        press(KeyEvent.VK_ESCAPE);
        Waiting.until("the presentation is over", () -> presentation().isEmpty());
        Waiting.until(
                "the window has the keyboard again",
                () -> SwingUtilities.getWindowAncestor(journey.panel()).isFocused());
    }

    /** A part of what the class sees, or could see. */
    JComponent part(String name) {
        return Waiting.onEventThread(() -> (JComponent) BasicComponentFinder.finderWithCurrentAwtHierarchy()
                .findByName(presentation().orElseThrow(), name, false));
    }

    boolean shows(String name) {
        return Waiting.onEventThread(() -> !BasicComponentFinder.finderWithCurrentAwtHierarchy()
                .findAll(presentation().orElseThrow(), part -> name.equals(part.getName()) && part.isShowing())
                .isEmpty());
    }

    BoardView board() {
        return (BoardView) part("present.board");
    }

    Point middle(Handle handle) {
        Rectangle2D bounds = Waiting.onEventThread(() -> board().bounds(handle));
        return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
    }

    void click(Handle handle) {
        journey.robot().click(board(), middle(handle));
    }

    /** Clicks what is shown several times as large as it is, where the class sees it. */
    void clickMagnified(String name) {
        journey.layOut();
        JLayer<?> layer =
                Waiting.onEventThread(() -> (JLayer<?>) SwingUtilities.getAncestorOfClass(JLayer.class, part(name)));
        Point place = Waiting.onEventThread(() -> {
            Component shown = layer.getView();
            double factor = (double) layer.getWidth() / shown.getWidth();
            Component part = part(name);
            Point middle =
                    SwingUtilities.convertPoint(part, new Point(part.getWidth() / 2, part.getHeight() / 2), shown);
            return new Point((int) (middle.x * factor), (int) (middle.y * factor));
        });
        journey.robot().click(layer, place);
    }

    String caption() {
        return Waiting.onEventThread(
                () -> part("present.caption").getAccessibleContext().getAccessibleName());
    }

    /** What one key can change in a game: the move and its step, and what is said. */
    String state() {
        return Waiting.onEventThread(() ->
                journey.desk().match().ply() + "." + journey.desk().steps().at());
    }

    /** What one key can change in a lesson. */
    String lessonState() {
        return Waiting.onEventThread(
                () -> journey.panel().room().study().orElseThrow().spot()
                        + view().toString()
                        + shows("decision")
                        + shows("chart")
                        + caption());
    }

    /** What of a lesson's page the class sees. */
    Rectangle view() {
        return Waiting.onEventThread(() -> ((JViewport) part("lesson.page").getParent()).getViewRect());
    }

    /** Where the text of a lesson's page ends. */
    int endOfText() {
        return Waiting.onEventThread(() -> Arrays.stream(part("lesson.page").getComponents())
                .filter(Component::isVisible)
                .mapToInt(card -> card.getY() + card.getHeight())
                .max()
                .orElseThrow());
    }

    /** What the class sees at this moment, pixel by pixel. */
    BufferedImage seen() {
        try {
            return new Robot().createScreenCapture(place());
        } catch (AWTException noScreen) {
            throw new AssertionError(noScreen);
        }
    }

    /** From the last row everything can be read: letters are not smaller than a share of the screen's height. */
    void assertReadable() {
        Waiting.onEventThread(() -> {
            journey.layOut();
            JComponent stage = part("present.stage");
            assertThat(LetterProbe.lettersOf(stage))
                    .isNotEmpty()
                    .allSatisfy(letter -> assertThat(letter.capital())
                            .as(letter.text())
                            .isGreaterThanOrEqualTo(stage.getHeight() / 60.0));
            List<LetterProbe.Letter> said = LetterProbe.lettersOf(part("present.caption"));
            assertThat(said)
                    .allSatisfy(letter -> assertThat(letter.capital())
                            .as(letter.text())
                            .isGreaterThanOrEqualTo(stage.getHeight() / 40.0));
            assertThat(said.stream().map(LetterProbe.Letter::text).collect(Collectors.joining(" ")))
                    .isEqualToIgnoringWhitespace(caption());
            return stage;
        });
    }
}
