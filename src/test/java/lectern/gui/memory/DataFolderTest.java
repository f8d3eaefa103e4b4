package lectern.gui.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

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
}
