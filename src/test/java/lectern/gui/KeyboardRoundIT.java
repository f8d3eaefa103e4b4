package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.stream.Stream;
import javax.accessibility.AccessibleRole;
import javax.swing.JButton;
import javax.swing.JTabbedPane;
import lectern.gui.look.Theme;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The keyboard goes round every window and dialog in both directions, is seen wherever it is, and is never caught. */
@RobotTest
@NotUnderCacio
class KeyboardRoundIT {
    private static final String SMALL = "catsdogs:obstacles=0,specials=off,win=last,size=4";

    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void theWindowIsGoneRoundAndTheFocusIsSeenInEachTheme() {
        Waiting.until("the board has the keyboard", journey.board()::isFocusOwner);
        journey.press(KeyEvent.VK_RIGHT);
        for (Theme theme : Theme.values()) {
            ScreenReader.act(
                    AccessibleRole.RADIO_BUTTON, journey.panel().wording().of("look.theme." + theme.code()));
            Waiting.until("the board has the keyboard", journey.board()::isFocusOwner);

            assertThat(KeyboardRound.of(journey)).as(theme.code()).isGreaterThan(3);
        }
    }

    @Test
    void dialogsAndTheWindowsBesideItAreGoneRoundAndLeftWithEscape() {
        journey.with(SMALL, 1);
        for (String item : new String[] {"New game", "Set up", "Who plays", "League", "Keys", "About"}) {
            ScreenReader.act(AccessibleRole.MENU_ITEM, item);
            Window dialog = settled();
            KeyboardRound.inDialog(journey);
            leave(dialog);
        }
        pages("Thinking", "thinking.pages", 4);
        // The other experiments have fields of the same kind.
        pages("Experiments", "experiment.tabs", 1);
    }

    private void pages(String item, String name, int count) {
        ScreenReader.act(AccessibleRole.MENU_ITEM, item);
        Window window = settled();
        JTabbedPane pages = journey.await(name, JTabbedPane.class);
        for (int page = 0; page < count; page++) {
            int front = page;
            Waiting.onEventThread(() -> {
                pages.setSelectedIndex(front);
                return pages.requestFocusInWindow();
            });
            Waiting.until("the tabs have the keyboard", pages::isFocusOwner);
            Waiting.until("there is nothing to be stopped", () -> rests(window));
            KeyboardRound.inDialog(journey);
        }
        leave(window);
    }

    private static boolean rests(Container whole) {
        return Stream.of(whole.getComponents())
                .filter(Component::isShowing)
                .allMatch(part -> part instanceof JButton button
                        ? !button.isEnabled()
                                || !String.valueOf(button.getName()).endsWith(".stop")
                        : !(part instanceof Container inner) || rests(inner));
    }

    private Window settled() {
        Waiting.until(
                "a dialog is open", () -> KeyboardRound.window() instanceof Dialog && KeyboardRound.owner() != null);
        Window dialog = KeyboardRound.window();
        journey.settled(dialog);
        return dialog;
    }

    private void leave(Window dialog) {
        journey.press(KeyEvent.VK_ESCAPE);
        Waiting.until("the dialog is closed", () -> !dialog.isShowing());
    }
}
