package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static lectern.gui.robot.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.swing.JButton;
import javax.swing.JTextArea;
import lectern.gui.memory.DataFolder;
import lectern.gui.memory.Remembered;
import lectern.gui.words.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TroubleBarTest {
    @TempDir
    Path home;

    private final Wording wording = onEventThread(() -> new Wording(Language.EN));
    private Remembered remembered;
    private TroubleBar bar;

    private void open() {
        remembered = Remembered.in(new DataFolder(home));
        bar = onEventThread(() -> new TroubleBar(remembered, wording));
    }

    @AfterEach
    void everythingIsWritten() {
        remembered.awaitWritten();
    }

    private <T> T part(Class<T> kind) {
        return Arrays.stream(bar.getComponents())
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    private String said() {
        return part(JTextArea.class).getText();
    }

    @Test
    void whereAllIsWellThereIsNoBar() {
        open();
        remembered.remember("theme", "dark");
        remembered.awaitWritten();

        assertThat(onEventThread(bar::isVisible)).isFalse();
    }

    @Test
    void damageIsToldInOneSentenceThatNamesTheFileUntilItIsClosed() throws IOException {
        Files.writeString(home.resolve("settings.properties"), "theme=dark\nfiles.folder=C:\\users\n");
        open();

        until("there is a bar", bar::isVisible);
        Path kept = home.resolve("settings.unreadable-1.properties");
        assertThat(onEventThread(this::said)).endsWith("is kept as " + kept + ".");

        onEventThread(() -> {
            wording.switchTo(Language.PT);
            return null;
        });
        assertThat(onEventThread(this::said)).endsWith("fica guardado como " + kept + ".");

        onEventThread(() -> {
            part(JButton.class).doClick(0);
            return null;
        });
        assertThat(onEventThread(bar::isVisible)).isFalse();
    }

    @Test
    void oneThingIsToldAfterTheOther() throws IOException {
        Files.writeString(home.resolve("settings.properties"), "files.folder=C:\\users\n");
        open();
        until("damage is told", () -> said().startsWith("Some of the settings"));
        remembered.awaitWritten();
        Files.delete(home.resolve("settings.properties"));
        Files.createDirectories(home.resolve("settings.properties").resolve("in the way"));
        remembered.remember("theme", "dark");
        remembered.awaitWritten();

        assertThat(onEventThread(this::said)).startsWith("Some of the settings");
        onEventThread(() -> {
            part(JButton.class).doClick(0);
            return null;
        });
        assertThat(onEventThread(this::said)).startsWith("Nothing can be kept");
    }
}
