package lectern.gui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataFolderTest {
    private static final Path HOME = Path.of("/home/ana").toAbsolutePath();

    @Test
    void onLinuxItIsAmongTheUsersData() {
        assertThat(usual("Linux", Map.of(), HOME.toString())).contains(HOME.resolve(".local/share/lectern"));
    }

    @Test
    void onLinuxTheEnvironmentMayNameAnother() {
        String told = HOME.resolve("data").toString();

        assertThat(usual("Linux", Map.of("XDG_DATA_HOME", told), HOME.toString()))
                .contains(HOME.resolve("data/lectern"));
        for (String relative : new String[] {"data", ""}) {
            assertThat(usual("Linux", Map.of("XDG_DATA_HOME", relative), HOME.toString()))
                    .as("a relative folder is none")
                    .contains(HOME.resolve(".local/share/lectern"));
        }
    }

    @Test
    void whereTheSystemDoesNotKnowTheUserTheEnvironmentNamesTheFolder() {
        assertThat(usual("Linux", Map.of("HOME", HOME.toString()), "?")).contains(HOME.resolve(".local/share/lectern"));
        assertThat(usual("Linux", Map.of("XDG_DATA_HOME", HOME.toString()), "?"))
                .contains(HOME.resolve("lectern"));
        assertThat(usual("Mac OS X", Map.of("HOME", HOME.toString()), "?"))
                .contains(HOME.resolve("Library/Application Support/Lectern"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "", "ana"})
    void whereNothingNamesAFolderThereIsNone(String home) {
        assertThat(usual("Linux", Map.of(), home)).isEmpty();
        assertThat(usual("Linux", Map.of("HOME", home, "XDG_DATA_HOME", home), home))
                .isEmpty();
        assertThat(usual("Windows 11", Map.of(), home)).isEmpty();
        assertThat(DataFolder.usual("Linux", Map.of(), null)).isEmpty();
    }

    @Test
    void onAMacItIsInTheLibrary() {
        assertThat(usual("Mac OS X", Map.of("XDG_DATA_HOME", "/elsewhere"), HOME.toString()))
                .contains(HOME.resolve("Library/Application Support/Lectern"));
    }

    @Test
    void onWindowsItIsWhereApplicationsKeepTheirData() {
        String told = HOME.resolve("Roaming").toString();

        assertThat(usual("Windows 11", Map.of("APPDATA", told), HOME.toString()))
                .contains(HOME.resolve("Roaming/Lectern"));
        assertThat(usual("Windows 11", Map.of(), HOME.toString())).contains(HOME.resolve("AppData/Roaming/Lectern"));
    }

    private static Optional<Path> usual(String system, Map<String, String> environment, String home) {
        return DataFolder.usual(system, environment, home).map(DataFolder::path);
    }
}
