package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JProgressBar;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.robot.Replacing;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Tabs;
import lectern.gui.robot.Waiting;
import lectern.play.Match;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Experiments are played in their window, stopped and gone on with, and their games are looked at. */
@RobotTest
class ExperimentsIT {
    private Journey journey;

    static List<GameKind> games() {
        return Games.ALL;
    }

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSweepAndATournamentArePlayedAndAGameOfEachIsOpened(GameKind game) {
        openExperiments(game);
        write("experiment.sweep.steps", "1");
        play("sweep", 2, 4);
        openGameOfLastPoint();

        Tabs.open(journey.robot(), journey.await("experiment.tabs", JTabbedPane.class), "Tournament");
        play("tournament", 4, 4);
        openGameOfLastPoint();
        journey.press(KeyEvent.VK_ESCAPE);
        journey.untilGone("experiment.tabs");
    }

    @Test
    void aSweepIsStoppedAndGoneOnWith() {
        openExperiments(Games.read("infection").kind());
        write("experiment.sweep.games", "10000");
        journey.click("experiment.sweep.start");
        JProgressBar progress = journey.await("experiment.sweep.progress", JProgressBar.class);
        Waiting.until("games come to their end", () -> progress.getValue() > 0);
        journey.click("experiment.sweep.stop");
        JButton start = journey.await("experiment.sweep.start", JButton.class);
        Waiting.until("one can go on", "Go on", start::getText);
        int stopped = Waiting.onEventThread(progress::getValue);
        assertThat(stopped).isLessThan(110_000);

        journey.click("experiment.sweep.start");
        Waiting.until("there are more games than before", () -> progress.getValue() > stopped);
        journey.click("experiment.sweep.stop");
        journey.await("experiment.sweep.start", JButton.class);
        Waiting.until("one can go on once more", "Go on", start::getText);
    }

    private void openExperiments(GameKind game) {
        journey.with(game.id(), 1);
        journey.robot().pressKeyWhileRunning(KeyEvent.VK_CONTROL, () -> journey.press(KeyEvent.VK_T));
        JComponent tabs = journey.await("experiment.tabs", JComponent.class);
        journey.settled(SwingUtilities.getWindowAncestor(tabs));
    }

    private void write(String name, String text) {
        JTextComponent field = journey.await(name, JTextField.class);
        journey.scrollTo(field);
        Replacing.all(journey.robot(), field, text);
    }

    /** To the end, with quick players. */
    private void play(String experiment, int games, int all) {
        write("experiment.%s.games".formatted(experiment), String.valueOf(games));
        journey.click("experiment.%s.start".formatted(experiment));
        String progress = "experiment.%s.progress".formatted(experiment);
        JProgressBar bar = journey.await(progress, JProgressBar.class);
        Waiting.until("all is played", "%1$s of %1$s games, 0:00 left".formatted(all), bar::getString);
        journey.untilTold("experiment.%s.said".formatted(experiment), " % (");
    }

    /** By a click on the point, and one on the first of its games. */
    private void openGameOfLastPoint() {
        Match before = Waiting.onEventThread(() -> journey.desk().match());
        JComponent curve = journey.await("experiment.curve", JComponent.class);
        journey.scrollTo(curve);
        Waiting.until("the curve is there", () -> lastPoint(curve).isPresent());
        journey.robot()
                .click(curve, Waiting.onEventThread(() -> lastPoint(curve).orElseThrow()));
        JList<?> games = journey.await("experiment.games", JList.class);
        Waiting.until("its games are listed", () -> games.getModel().getSize() > 0);
        journey.scrollTo(games);
        journey.robot()
                .click(
                        games,
                        Waiting.onEventThread(() -> games.getCellBounds(0, 0).getLocation()));
        Waiting.until(
                "a game of it is on the desk",
                () -> journey.desk().match() != before
                        && !journey.desk().match().line().isEmpty());
    }

    /** Where its tooltip tells of one, at the right. */
    private static Optional<Point> lastPoint(JComponent curve) {
        int height = curve.getHeight() / 2;
        return IntStream.range(0, curve.getWidth())
                .mapToObj(fromEnd -> new Point(curve.getWidth() - 1 - fromEnd, height))
                .filter(place -> curve.getToolTipText(
                                new MouseEvent(curve, MouseEvent.MOUSE_MOVED, 0, 0, place.x, place.y, 0, false))
                        != null)
                .findFirst();
    }
}
