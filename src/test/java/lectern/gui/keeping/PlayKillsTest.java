package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class PlayKillsTest {
    @ParameterizedTest
    @ValueSource(strings = {"person", "computers"})
    void aWindowThatIsKilledLosesNoMoveThatTheBoardHasShown(String players, @TempDir Path folder)
            throws IOException, InterruptedException {
        assertThat(new PlayKills(folder, players, 7).kill(3)).isPositive();
    }
}
