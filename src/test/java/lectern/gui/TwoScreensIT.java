package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.OnScreens;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.Note;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The class looks at one screen, and the lecturer at another. */
@RobotTest
@NotUnderCacio
@OnScreens("1280x800,1024x768")
class TwoScreensIT {
    private static final List<Rectangle> SCREENS = Arrays.stream(
                    GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
            .map(GraphicsDevice::getDefaultConfiguration)
            .map(screen -> screen.getBounds())
            .toList();

    private final Journey journey = Journey.begin();
    private final Lecturer lecturer = new Lecturer(journey);

    @BeforeEach
    void play() {
        journey.with("infection", 1);
        for (String move : List.of("f6", "b6")) journey.playByMouse(move);
        Waiting.onEventThread(() -> {
            journey.desk().note(journey.desk().match().line().get(0).number(), List.of(Note.comment("Ask why")));
            journey.desk().goTo(0);
            return null;
        });
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void theClassSeesTheBoardAndTheLecturerTheWindowTheNextStepAndTheNotes() {
        assertThat(window().getBounds()).matches(SCREENS.get(0)::contains, "the window is on the first screen");
        lecturer.present();
        Waiting.until("the class's screen is filled", SCREENS.get(1), lecturer::place);
        assertThat(window().isShowing()).isTrue();
        lecturer.assertReadable();
        Waiting.until("the first step is told", () -> next().contains("f6"));

        lecturer.pressOn(KeyEvent.VK_PAGE_DOWN, lecturer::state);
        Waiting.until("the class is told", () -> lecturer.caption().startsWith("f6"));
        Waiting.until("the next step is told", () -> next().contains("b6"));
        Waiting.until("the note is there", () -> said("lecturer.notes").contains("Ask why"));
        assertThat(lecturer.caption()).doesNotContain("Ask why");

        lecturer.leave();
        journey.untilGone("present.strip");
    }

    @Test
    void theRemoteControlWorksWhileTheLecturerUsesTheWindow() {
        lecturer.present();
        journey.robot().click(journey.find("state.turn", JComponent.class));
        Waiting.until("the window has the keyboard", window()::isFocused);

        lecturer.pressOn(KeyEvent.VK_PAGE_DOWN, lecturer::state);
        Waiting.until("the class is told", () -> lecturer.caption().startsWith("f6"));
        lecturer.press(KeyEvent.VK_B);
        Waiting.until(
                "the class's screen is black",
                () -> lecturer.part("present.curtain").isVisible());
        lecturer.press(KeyEvent.VK_B);
        Waiting.until(
                "the board is back", () -> !lecturer.part("present.curtain").isVisible());
    }

    @Test
    void theClassSeesWhicheverScreenTheWindowIsNotOn() {
        Waiting.onEventThread(() -> {
            window().setBounds(SCREENS.get(1));
            return null;
        });
        lecturer.present();
        Waiting.until("the class's screen is filled", SCREENS.get(0), lecturer::place);
    }

    private Window window() {
        return SwingUtilities.getWindowAncestor(journey.panel());
    }

    private String next() {
        return said("lecturer.next");
    }

    private String said(String name) {
        return Waiting.onEventThread(() -> journey.looked(name, JTextComponent.class)
                .map(JTextComponent::getText)
                .orElse(""));
    }
}
