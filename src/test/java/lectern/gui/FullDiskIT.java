package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JDialog;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.ShownWindow;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.storage.FullDisk;
import lectern.storage.Journal;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** A disk that is full costs no game, and the user hears of it while there is a window. */
@RobotTest
class FullDiskIT {
    private final Path folder = Journey.folder();
    private final FullDisk disk = new FullDisk();

    @Test
    void aWindowThatIsClosedKeepsItsGameWhereItWas() {
        try (ShownWindow<LecternFrame> shown = ShownWindow.of(this::opened)) {
            Journey journey = Journey.in(shown, panel(shown));
            journey.with("pushee:pieces=2", 1);
            journey.playByMouse("vc1");
            disk.beFull(true);
            close(shown);

            JDialog said = dialog(shown);
            assertThat(Waiting.onEventThread(shown.window()::isShowing))
                    .as("the window is still there")
                    .isTrue();
            shown.robot().pressAndReleaseKey(KeyEvent.VK_ESCAPE);
            Waiting.until("the dialog is gone", () -> !said.isShowing());
            Waiting.until("the window is gone", () -> !shown.window().isDisplayable());
        }
        assertThat(files("running")).anyMatch(name -> name.endsWith(".journal"));
    }

    @Test
    void aGameThatIsNowhereOnTheDiskIsLostOnlyIfTheUserSaysSo() {
        disk.beFull(true);
        try (ShownWindow<LecternFrame> shown = ShownWindow.of(this::opened)) {
            Journey journey = Journey.in(shown, panel(shown));
            journey.with("pushee:pieces=2", 1);
            journey.playByMouse("vc1");
            answer(shown, "dialog.ok");
            close(shown);
            answer(shown, "dialog.cancel");
            Waiting.until("no dialog is left", () -> showing().isEmpty());
            assertThat(Waiting.onEventThread(shown.window()::isShowing))
                    .as("the user would rather stay")
                    .isTrue();

            disk.beFull(false);
            close(shown);
            Waiting.until("the window is gone", () -> !shown.window().isDisplayable());
        }
        assertThat(files("games")).hasSize(1);
    }

    @Test
    void notNowOffersTheGameAgainIfItCannotBePutWithTheEarlierOnes() throws IOException {
        Path running = Files.createDirectories(folder.resolve("running"));
        String record = "lectern: 1\ngame: pushee:pieces=2\nstart-seed: 1\n\nvc1\n";
        try (Journal journal = Journal.begin(running.resolve("1-1-gone.journal"))) {
            journal.append(record);
        }
        disk.beFull(true);
        try (ShownWindow<LecternFrame> shown = ShownWindow.of(this::opened)) {
            Journey journey = Journey.in(shown, panel(shown));
            journey.click("interrupted.later");
            answer(shown, "dialog.ok");
            journey.await("interrupted.later", JButton.class);
            assertThat(running.resolve("1-1-gone.journal")).exists();

            disk.beFull(false);
            journey.click("interrupted.later");
            Waiting.until("it is with the earlier games", () -> files("games").length == 1);
            Waiting.until(
                    "it is no longer among the interrupted", () -> !Files.exists(running.resolve("1-1-gone.journal")));
            close(shown);
            Waiting.until("the window is gone", () -> !shown.window().isDisplayable());
        }
    }

    private LecternFrame opened() {
        DataFolder data = new DataFolder(folder, disk);
        UserSettings remembered = UserSettings.in(new DataFolder(folder));
        LecternFrame frame = new LecternFrame(new LecternPanel(Language.EN, data, remembered), remembered);
        frame.open();
        return frame;
    }

    private static LecternPanel panel(ShownWindow<LecternFrame> shown) {
        return (LecternPanel) shown.window().getContentPane();
    }

    private static void close(ShownWindow<LecternFrame> shown) {
        Waiting.onEventThread(() -> {
            java.awt.EventQueue.invokeLater(shown.window()::close);
            return null;
        });
    }

    private static JDialog dialog(ShownWindow<LecternFrame> shown) {
        Waiting.until("a dialog is there", () -> showing().isPresent());
        return shown.settled(Waiting.onEventThread(() -> showing().orElseThrow()));
    }

    private static Optional<JDialog> showing() {
        return Stream.of(Window.getWindows())
                .filter(window -> window instanceof JDialog && window.isShowing())
                .map(JDialog.class::cast)
                .findFirst();
    }

    private static void answer(ShownWindow<LecternFrame> shown, String button) {
        JDialog dialog = dialog(shown);
        shown.robot()
                .click(Waiting.onEventThread(() -> shown.robot().finder().findByName(dialog, button, JButton.class)));
        Waiting.until("the dialog is gone", () -> !dialog.isShowing());
    }

    private String[] files(String name) {
        String[] files = folder.resolve(name)
                .toFile()
                .list((place, file) -> file.endsWith(".lectern") || file.endsWith(".journal"));
        return files == null ? new String[0] : files;
    }
}
