package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.EventQueue;
import java.awt.Window;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.swing.Timer;
import lectern.game.Position;
import lectern.games.Games;
import lectern.gui.desk.Seats;
import lectern.gui.robot.RobotScreen;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.Match;
import lectern.play.RecordHead;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Nobody's game is lost: neither one that was saved, nor one whose window was killed. */
@RobotTest
class ComingBackIT {
    private static final String GAME = "pushee:pieces=2";
    private static final List<String> MOVES = List.of("vc1", "hb3");

    private final Path folder = Journey.folder();
    private Journey journey;

    @AfterEach
    void close() {
        if (journey != null) journey.close();
    }

    @Test
    void aSavedGameIsOpenedAgain() {
        Path file = folder.resolve("a lesson.lectern").toAbsolutePath();
        journey = Journey.begin(folder);
        journey.with(GAME, 1);
        MOVES.forEach(journey::playByMouse);
        Position left = Waiting.onEventThread(() -> journey.desk().position());
        journey.click("toolbar.SAVE");
        journey.answerFileDialog(file);
        Waiting.until("the title bears the file", "a lesson.lectern – Pushee Pieces – Lectern", journey::title);
        journey.close();

        journey = Journey.begin(folder);
        journey.click("toolbar.OPEN");
        journey.answerFileDialog(file);
        Waiting.until("the game is back", left, () -> journey.desk().position());
        journey.playByMouse("hd6");
        Waiting.until(
                "the file does not say all any more", "a lesson.lectern * – Pushee Pieces – Lectern", journey::title);
    }

    @Test
    void aGameWhoseWindowWasKilledIsOfferedAndGoesOn() throws Exception {
        String display = RobotScreen.display().orElse(null);
        assumeTrue(display != null, "another process needs an X display");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Victim.class.getName(),
                "--data",
                folder.toString());
        builder.environment().put("DISPLAY", display);
        Process victim = builder.inheritIO().start();
        try {
            Waiting.until("the last move is on the disk", () -> running().contains(MOVES.get(1)));
        } finally {
            victim.destroyForcibly().waitFor();
        }

        journey = Journey.begin(folder);
        journey.click("interrupted.go-on");
        Waiting.until(
                "the game is back", MOVES.size(), () -> journey.desk().match().ply());
        assertThat(Waiting.onEventThread(() -> journey.desk().match().line()))
                .extracting(turn -> turn.move().text())
                .isEqualTo(MOVES);
        journey.untilGone("interrupted.go-on");
        journey.playByMouse("hd6");
        Waiting.until("it is kept as this window's own", () -> running().contains("hd6"));
        journey.close();
        journey = null;
        Waiting.until("nothing is interrupted any more", "", this::running);
    }

    private String running() {
        return KeptGames.texts(folder);
    }

    /** Lectern with a game in it, until it is killed. */
    static final class Victim {
        private Victim() {}

        public static void main(String[] args) {
            int exitCode = Launcher.open(args);
            if (exitCode != 0) throw new IllegalStateException("exit code " + exitCode);
            EventQueue.invokeLater(() -> new Timer(20, tick -> play((Timer) tick.getSource())).start());
        }

        private static void play(Timer timer) {
            Arrays.stream(Window.getWindows())
                    .filter(window -> window instanceof LecternFrame && window.isShowing())
                    .map(window -> (LecternPanel) ((LecternFrame) window).getContentPane())
                    .findFirst()
                    .ifPresent(panel -> {
                        timer.stop();
                        Match match = Match.from(Games.read(GAME).start(1).position());
                        panel.desk().begin(match, RecordHead.EMPTY, Seats.PEOPLE);
                        MOVES.forEach(panel.aim()::enter);
                    });
        }
    }
}
