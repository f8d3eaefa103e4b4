package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.gui.robot.RobotTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pictures are taken out of the window, and whoever takes one is told that it is there. */
@RobotTest
class TakingAwayIT {
    private final Path folder = Journey.folder().toAbsolutePath();
    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void theBoardAsAFile() throws IOException {
        Path file = folder.resolve("board.svg");
        journey.choose("menu.game", "act.export-board");
        journey.answerFileDialog(file);

        journey.untilSaid("prompt", "The file “board.svg” has been saved.");
        assertThat(Files.readString(file)).contains("<svg");

        journey.choose("menu.edit", "act.undo");
        journey.untilSaid("prompt", "The computer plays for Player 2: let it move, or make the move yourself.");
    }

    @Test
    void theChartAsAFile() throws IOException {
        Path file = folder.resolve("chart.csv");
        journey.choose("menu.game", "act.export-chart");
        journey.answerFileDialog(file);

        journey.untilSaid("prompt", "The file “chart.csv” has been saved.");
        assertThat(Files.readString(file)).isNotBlank();
    }
}
