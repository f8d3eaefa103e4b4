package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JToolTip;
import javax.swing.SwingUtilities;
import javax.swing.plaf.basic.BasicHTML;
import lectern.gui.history.MoveListPane;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A pointer that rests on a text from outside shows the text, and nothing is fetched. */
@RobotTest
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file can be called so")
class LiteralTextIT {
    private static final String RECORD = """
            lectern: 1
            game: infection
            start: o5x/7/7/7/7/7/x5o x 0 1
            result: unfinished

            f6 [%s] b6
            """;

    private final Loopback loopback = new Loopback();
    private final Path folder = Journey.folder().toAbsolutePath();
    private Journey journey;

    @AfterEach
    void close() {
        if (journey != null) journey.close();
        loopback.close();
    }

    @Test
    void theTooltipOfAMoveShowsItsAnnotationAsItIsWritten() throws IOException {
        String annotation = loopback.page("annotation");
        Path file = folder.resolve("game.lectern");
        Files.writeString(file, RECORD.formatted(annotation));
        journey = Journey.begin(folder);
        journey.click("toolbar.OPEN");
        journey.answerFileDialog(file);
        MoveListPane moves = journey.find("history", MoveListPane.class);
        Waiting.until("the move is listed", () -> moves.bounds(1).isPresent());
        Waiting.until("the game is open", 2, () -> journey.desk().match().line().size());
        Point place = Waiting.onEventThread(() -> {
            Rectangle bounds = moves.bounds(1).orElseThrow();
            return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
        });
        // Only a window that has the focus shows tooltips, and since the dialog was closed it may have none.
        journey.robot().click(moves.view(), place);
        Waiting.until("the list has the focus", moves.view()::isFocusOwner);
        journey.robot().moveMouse(moves.view(), new Point(place.x + 4, place.y));

        Waiting.until("the tooltip is there", () -> tooltip().isPresent());
        JToolTip tip = Waiting.onEventThread(() -> tooltip().orElseThrow());
        Waiting.onEventThread(() -> {
            assertThat(tip.getTipText()).isEqualTo(annotation);
            assertThat(tip.getClientProperty(BasicHTML.propertyKey)).isNull();
            int wide = tip.getFontMetrics(tip.getFont()).stringWidth(annotation);
            assertThat(tip.getPreferredSize().width).as("room for every sign").isGreaterThanOrEqualTo(wide);
            return tip;
        });
        assertThat(loopback.calls()).isZero();
    }

    @Test
    void theDialogForFilesShowsTheNameOfAFileAsItIsWritten() throws IOException {
        String name = loopback.fileName("file") + ".lectern";
        Path files = Files.createDirectories(folder.resolve("records"));
        Files.writeString(files.resolve(name), RECORD.formatted("score 1"));
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        memory.remember("files.folder", files.toString());
        memory.awaitWritten();
        journey = Journey.begin(folder);
        journey.click("toolbar.OPEN");
        JFileChooser chooser = journey.await("files", JFileChooser.class);
        journey.settled(SwingUtilities.getWindowAncestor(chooser));
        Waiting.until(
                "the file is listed",
                1,
                () -> files(chooser).map(list -> list.getModel().getSize()).orElse(0));
        JList<?> list = Waiting.onEventThread(() -> files(chooser).orElseThrow());
        Point place = Waiting.onEventThread(() -> {
            Rectangle cell = list.getCellBounds(0, 0);
            return new Point(cell.x + 30, (int) cell.getCenterY());
        });
        journey.robot().moveMouse(list, place);
        journey.robot().click(list, place);

        Waiting.until("the file is chosen", () -> chooser.getSelectedFile() != null);
        Waiting.onEventThread(() -> {
            JLabel shown = label(list);
            assertThat(shown.getText()).isEqualTo(name);
            assertThat(shown.getClientProperty(BasicHTML.propertyKey)).isNull();
            return shown;
        });
        assertThat(loopback.calls()).isZero();
        journey.press(KeyEvent.VK_ENTER);
        Waiting.until("the dialog is gone", () -> !chooser.isShowing());
        Waiting.until("the title bears the name", name + " – 7th Guest: Infection – Lectern", journey::title);
        assertThat(loopback.calls()).isZero();
    }

    private static <T> JLabel label(JList<T> list) {
        T first = list.getModel().getElementAt(0);
        return (JLabel) list.getCellRenderer().getListCellRendererComponent(list, first, 0, false, false);
    }

    private static Optional<JList<?>> files(Container whole) {
        return inside(whole, JList.class).map(list -> (JList<?>) list);
    }

    private static Optional<JToolTip> tooltip() {
        return Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .flatMap(window -> inside(window, JToolTip.class).stream())
                .filter(Component::isShowing)
                .findFirst();
    }

    private static <C extends JComponent> Optional<C> inside(Container whole, Class<C> type) {
        for (Component part : whole.getComponents()) {
            if (type.isInstance(part)) return Optional.of(type.cast(part));
            if (part instanceof Container container) {
                Optional<C> found = inside(container, type);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }
}
