package lectern.gui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.gui.keeping.OfferBar;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.Test;

/** Of settings that cannot be read the window tells in one sentence, which stays until it is closed. */
@RobotTest
class DamagedSettingsIT {
    @Test
    void theWindowNamesTheFileInWhichTheyAreKept() throws IOException {
        Path folder = Journey.folder();
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("settings.properties"), "files.folder=C:\\users\\ana\n");
        try (Journey journey = Journey.begin(folder)) {
            Path kept = folder.resolve("settings.unreadable-1.properties").toAbsolutePath();
            OfferBar bar = journey.await("offer", OfferBar.class);
            journey.untilSaid("offer.sentence", "Some settings could not be read; the file as it was is kept: " + kept);

            journey.click("offer.close");
            Waiting.until("nothing is told any more", () -> !bar.isVisible());
        }
    }
}
