package lectern.gui.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {
    private static final Path HOME = Path.of("/home/ana").toAbsolutePath();

    @Test
    void onLinuxItIsAmongTheUsersData() {
        assertThat(DataFolder.usual("Linux", Map.of(), HOME).path())
                .isEqualTo(HOME.resolve(".local").resolve("share").resolve("lectern"));
    }

    @Test
    void onLinuxTheEnvironmentMayNameAnother() {
        String told = HOME.resolve("data").toString();

        assertThat(DataFolder.usual("Linux", Map.of("XDG_DATA_HOME", told), HOME)
                        .path())
                .isEqualTo(HOME.resolve("data").resolve("lectern"));
        assertThat(DataFolder.usual("Linux", Map.of("XDG_DATA_HOME", "data"), HOME))
                .as("a relative folder is none")
                .isEqualTo(DataFolder.usual("Linux", Map.of(), HOME));
        assertThat(DataFolder.usual("Linux", Map.of("XDG_DATA_HOME", ""), HOME))
                .isEqualTo(DataFolder.usual("Linux", Map.of(), HOME));
    }

    @Test
    void onAMacItIsInTheLibrary() {
        assertThat(DataFolder.usual("Mac OS X", Map.of(), HOME).path())
                .isEqualTo(
                        HOME.resolve("Library").resolve("Application Support").resolve("Lectern"));
    }

    @Test
    void onWindowsItIsWhereApplicationsKeepTheirData() {
        String told = HOME.resolve("Roaming").toString();

        assertThat(DataFolder.usual("Windows 11", Map.of("APPDATA", told), HOME).path())
                .isEqualTo(HOME.resolve("Roaming").resolve("Lectern"));
        assertThat(DataFolder.usual("Windows 11", Map.of(), HOME).path())
                .isEqualTo(HOME.resolve("AppData").resolve("Roaming").resolve("Lectern"));
    }

    @Test
    void whatIsWrittenIsRead(@TempDir Path home) throws IOException {
        DataFolder folder = new DataFolder(home.resolve("not").resolve("yet"));
        assertThat(folder.read("a.txt")).isEmpty();

        folder.write("a.txt", "first");
        folder.write("a.txt", "Olá, ecrã");

        assertThat(folder.read("a.txt")).contains("Olá, ecrã");
        try (var files = Files.list(folder.path())) {
            assertThat(files)
                    .containsOnly(folder.path().resolve("a.txt"), folder.path().resolve(".lock"));
        }
    }

    @Test
    void aFileThatCannotBeWrittenStaysAsItWasAndNothingIsLeftBehind(@TempDir Path home) throws IOException {
        DataFolder folder = new DataFolder(home);
        Files.createDirectories(home.resolve("a.txt").resolve("in the way"));

        assertThatThrownBy(() -> folder.write("a.txt", "text")).isInstanceOf(IOException.class);

        try (var files = Files.list(home)) {
            assertThat(files).containsOnly(home.resolve("a.txt"), home.resolve(".lock"));
        }
    }
}
