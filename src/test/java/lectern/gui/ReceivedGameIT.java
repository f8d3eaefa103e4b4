package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JTextArea;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A game from somebody else starts no program and names no file, however often its window is killed. */
@RobotTest
class ReceivedGameIT {
    private final Path folder = Journey.folder().toAbsolutePath();
    private final Path started = folder.resolve("started");
    private Journey journey;

    @AfterEach
    void close() {
        if (journey != null) journey.close();
    }

    @Test
    void itsProgramIsNotStartedAfterACrashUntilTheUserHasSeenTheCommand() throws IOException {
        Path file = folder.resolve("received.lectern");
        Files.writeString(file, received().text());
        journey = Journey.begin(folder);
        journey.click("toolbar.OPEN");
        journey.answerFileDialog(file);
        Waiting.until("the game is there", () -> journey.desk().game().text().startsWith("pushee"));
        journey.await("offer.start-engine", JButton.class);
        journey.playByMouse("vc1");
        Waiting.until("the move is on the disk", () -> KeptGames.texts(folder).contains("vc1"));
        keepWhatAKilledWindowWouldLeave();
        journey.close();

        journey = Journey.begin(folder);
        journey.click("interrupted.go-on");
        Waiting.until("the game is back", 1, () -> journey.desk().match().ply());
        journey.untilGone("interrupted.go-on");
        journey.playByMouse("hb3");
        assertThat(Waiting.onEventThread(() -> journey.desk().seats().isPerson(Seat.FIRST)))
                .isTrue();
        assertThat(journey.title()).doesNotContain("mine.lectern");
        assertThat(started).doesNotExist();

        journey.click("offer.start-engine");
        assertThat(commandShown()).contains("touch " + started);
        journey.press(KeyEvent.VK_ESCAPE);
        Waiting.until("the question is gone", () -> dialog().isEmpty());
        assertThat(started).doesNotExist();

        journey.click("offer.start-engine");
        commandShown();
        journey.press(KeyEvent.VK_ENTER);
        Waiting.until("the enter key leaves the question", () -> dialog().isEmpty());
        assertThat(started).doesNotExist();

        journey.click("offer.start-engine");
        commandShown();
        journey.agree();
        Waiting.until("the question is answered", () -> dialog().isEmpty());
        journey.click("toolbar.STEP_PLAYER");
        Waiting.until("the user let the program play", () -> Files.exists(started));
    }

    /** The first seat is the program's: it is its turn after two moves. */
    private GameRecord received() {
        Match match = Match.from(Games.read("pushee:pieces=2").start(1).position());
        return GameRecord.of(
                match,
                RecordHead.EMPTY
                        .with("first", "engine:command=touch " + started)
                        .with("file", folder.resolve("mine.lectern"))
                        .with("cursor", 0));
    }

    private void keepWhatAKilledWindowWouldLeave() throws IOException {
        Path running = folder.resolve("running");
        try (Stream<Path> files = Files.list(running)) {
            List<Path> kept = files.toList();
            assertThat(kept).isNotEmpty();
            for (Path file : kept) {
                String ending = file.getFileName().toString().replaceFirst(".*[.]", ".");
                Files.copy(file, running.resolve("1-1-gone" + ending));
            }
        }
    }

    private String commandShown() {
        Waiting.until(
                "the command is shown and has the keyboard",
                () -> dialog().filter(Window::isFocused).isPresent());
        return Waiting.onEventThread(
                () -> journey.find("notice.command", JTextArea.class).getText());
    }

    private Optional<JDialog> dialog() {
        return Stream.of(Window.getWindows())
                .filter(JDialog.class::isInstance)
                .map(JDialog.class::cast)
                .filter(one -> one.isShowing() && "keeping.engine.title".equals(one.getName()))
                .findFirst();
    }
}
