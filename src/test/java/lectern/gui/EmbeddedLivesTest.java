package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The component as README embeds it, again and again with one data folder. */
class EmbeddedLivesTest {
    private static final int LIVES = 60;

    @TempDir
    Path folder;

    @Test
    void livesInWhichNothingIsPlayedTakeNoRoomFromGamesThatWerePlayed() {
        live(true);
        for (int i = 1; i < LIVES; i++) live(false);

        Waiting.until(
                "the windows have written all they had",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().startsWith("lectern-")));
        assertThat(shelf()).hasSize(1);
        assertThat(folder.resolve("running")).isEmptyDirectory();
    }

    private void live(boolean played) {
        LecternPanel panel = Waiting.onEventThread(() -> {
            DataFolder data = new DataFolder(folder);
            LecternPanel made = new LecternPanel(Language.EN, data, UserSettings.in(data));
            made.init();
            made.menus();
            made.start();
            if (played) made.desk().play(made.desk().position().move(0));
            return made;
        });
        Waiting.onEventThread(() -> {
            panel.stop();
            panel.destroy();
            return null;
        });
    }

    private String[] shelf() {
        String[] games = folder.resolve("games").toFile().list((place, name) -> name.endsWith(".lectern"));
        return games == null ? new String[0] : games;
    }
}
