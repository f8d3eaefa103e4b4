package lectern.gui.keeping;

import static lectern.gui.robot.Waiting.onEventThread;
import static lectern.gui.robot.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The last games are one click away. */
class RecentMenuTest {
    private final List<Path> opened = new ArrayList<>();
    private final Background background = new Background();
    private final Path folder;
    private final DataFolder data;
    private final UserSettings memory;

    RecentMenuTest(@TempDir Path folder) {
        this.folder = folder;
        data = new DataFolder(folder);
        memory = UserSettings.in(data);
    }

    @AfterEach
    void close() {
        background.close();
        memory.awaitWritten();
    }

    @Test
    void theLatestFileComesFirstAndEachOnlyOnce() {
        RecentFiles files = new RecentFiles(memory);
        for (int i = 0; i < 9; i++) files.note(folder.resolve("game " + i));
        files.note(folder.resolve("game 5"));

        assertThat(files.paths())
                .extracting(path -> path.getFileName().toString())
                .containsExactly("game 5", "game 8", "game 7", "game 6", "game 4", "game 3");
    }

    @Test
    void filesThatAreThereAndGamesThatWereLeftAreOffered() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.lectern"), "");
        RecentFiles files = new RecentFiles(memory);
        files.note(folder.resolve("gone.lectern"));
        files.note(file);
        Path games = Files.createDirectories(folder.resolve("games"));
        Files.writeString(games.resolve("2026-03-01 09-05-00 pushee computer.lectern"), "");
        Files.writeString(games.resolve("2026-02-01 09-05-00 2 infection.lectern"), "");

        RecentMenu menu = onEventThread(() -> new RecentMenu(
                new Wording(Language.EN),
                files,
                EarlierGames.in(data),
                LatestTask.interruptible(background),
                opened::add));
        until("all is found", 4, () -> menu.getItemCount());

        assertThat(texts(menu)).element(0).isEqualTo("mine.lectern");
        assertThat(texts(menu).get(1)).isEqualTo("");
        assertThat(texts(menu).get(2)).startsWith("7th Guest: Infection, ").contains("2026");
        assertThat(texts(menu).get(3)).startsWith("Pushee Pieces, ");
        onEventThread(() -> {
            menu.getItem(0).doClick();
            return menu;
        });
        assertThat(opened).containsExactly(file.toAbsolutePath());
    }

    @Test
    void withoutAnyGameThereIsNothingToOpen() {
        JMenu menu = onEventThread(() -> new RecentMenu(
                new Wording(Language.PT),
                new RecentFiles(memory),
                EarlierGames.in(data),
                LatestTask.interruptible(background),
                opened::add));

        assertThat(menu.isEnabled()).isFalse();
    }

    private static List<String> texts(JMenu menu) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < menu.getItemCount(); i++) {
            JMenuItem item = menu.getItem(i);
            texts.add(item == null ? "" : item.getText());
        }
        return texts;
    }
}
