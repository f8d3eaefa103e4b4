package lectern.kill;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class TournamentKillsTest {
    @Test
    void aTournamentThatIsKilledLosesNoGameThatItHasReported(@TempDir Path folder)
            throws IOException, InterruptedException {
        TournamentKills kills = new TournamentKills(folder, 1);

        assertThatCode(() -> kills.kill(3)).doesNotThrowAnyException();
    }
}
