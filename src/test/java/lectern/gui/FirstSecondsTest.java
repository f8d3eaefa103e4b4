package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.AbstractButton;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.text.JTextComponent;
import lectern.gui.act.Act;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What a user meets in the first seconds: a name, an example, a way out. Without a screen. */
@ExtendWith(OnEventThread.class)
class FirstSecondsTest {
    private final UserSettings remembered;
    private final LecternPanel panel;

    FirstSecondsTest(@TempDir Path folder) {
        DataFolder data = new DataFolder(folder);
        remembered = UserSettings.in(data);
        panel = new LecternPanel(Language.EN, data, remembered);
    }

    @BeforeEach
    void begin() {
        Waiting.onEventThread(() -> {
            panel.init();
            return panel;
        });
    }

    @AfterEach
    void end() {
        Waiting.onEventThread(() -> {
            panel.stop();
            panel.destroy();
            return panel;
        });
        remembered.awaitWritten();
    }

    @Test
    void theTitleNamesTheGameAndLectern() {
        panel.menus();

        assertThat(panel.getClientProperty(LecternFrame.TITLE)).isEqualTo("Pushee Pieces – Lectern");
    }

    @Test
    void whereTheWindowIsLecternsOwnItIsLeftFromTheEndOfTheGameMenu() {
        AtomicInteger left = new AtomicInteger();
        panel.leaveBy(left::incrementAndGet);
        JMenu games = panel.menus().menu(Act.Menu.GAME);
        JMenuItem last = games.getItem(games.getItemCount() - 1);

        assertThat(last.getName()).isEqualTo("act.quit");
        last.doClick();
        assertThat(left).hasValue(1);
    }

    @Test
    void inAnotherProgramsWindowThereIsNothingToLeave() {
        assertThat(item(panel.menus().menu(Act.Menu.GAME), "act.quit")).isEmpty();
    }

    @Test
    void theKeysAreInTheHelpMenu() {
        assertThat(item(panel.menus().menu(Act.Menu.HELP), "act.keys")).isPresent();
    }

    @Test
    void howFastMovesAreShownIsChosenBesideTheOtherTools() {
        panel.menus();

        assertThat(Optional.ofNullable(named(panel, "toolbar.speed")))
                .map(button -> ((AbstractButton) button).getToolTipText())
                .hasValue("Speed – Show steps at an easy pace");
    }

    @Test
    void theExampleSaysWhoTheUserIsAndWhatToDo() {
        panel.menus();

        assertThat(((JTextComponent) named(panel, "prompt")).getText())
                .isEqualTo("You are Player 1; the computer answers."
                        + " Click an empty cell, or choose first how the piece lies.");
    }

    @Test
    void theNextStartShowsAnotherExample() {
        panel.menus();

        assertThat(ExampleGame.next(remembered).name()).isNotEqualTo("pushee");
    }

    @Test
    void theLastGamesAndThePrinterAreInTheGameMenu() {
        JMenu games = panel.menus().menu(Act.Menu.GAME);

        assertThat(item(games, "recent")).isPresent();
        assertThat(item(games, "act.print-board")).isPresent();
    }

    @Test
    void anOpenLessonCanBeHandedOut() {
        JMenu lessons = panel.menus().menu(Act.Menu.LESSONS);

        assertThat(item(lessons, "act.handout"))
                .hasValueSatisfying(item -> assertThat(item.isEnabled()).isFalse());
        assertThat(item(lessons, "act.handout-key")).isPresent();
    }

    private static Optional<Component> item(JMenu menu, String name) {
        return Arrays.stream(menu.getMenuComponents())
                .filter(item -> name.equals(item.getName()))
                .findFirst();
    }

    private static Component named(Container whole, String name) {
        for (Component part : whole.getComponents()) {
            if (name.equals(part.getName())) return part;
            Component inside = part instanceof Container inner ? named(inner, name) : null;
            if (inside != null) return inside;
        }
        return null;
    }
}
