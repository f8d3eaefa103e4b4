package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JProgressBar;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import lectern.games.Games;
import lectern.gui.robot.Replacing;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Tabs;
import lectern.gui.robot.Waiting;
import lectern.play.Match;
import lectern.play.league.GeneratedHeuristics;
import org.assertj.swing.core.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A league is set up in its window, fills its table, is paused, searched, and goes on after the program was closed. */
@RobotTest
class LeagueIT {
    /** More than are waited for. */
    private static final String MANY = "10000";

    private Journey journey;
    private Path data;
    private Path handIns;

    @BeforeEach
    void open() throws IOException {
        data = Journey.folder();
        handIns = data.resolve("hand-ins").toAbsolutePath();
        GeneratedHeuristics.write(GeneratedHeuristics.of(Games.read("infection").kind(), 4, 1), handIns);
        Files.writeString(handIns.resolve("zoe.heuristic.yaml"), "terms: [");
        journey = Journey.begin(data);
        journey.with("infection", 1);
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void aLeagueOfHandInsFillsItsTableAndGoesOnAfterTheProgramWasClosed() {
        openByKeys();
        setUp();
        pauseAndGoOn();
        sortAndFilter();
        openAGameByTheCrossTable();
        int before = closeInTheMiddle();
        goOn(before);
    }

    private void openByKeys() {
        journey.robot()
                .pressKeyWhileRunning(
                        KeyEvent.VK_CONTROL,
                        () -> journey.robot()
                                .pressKeyWhileRunning(KeyEvent.VK_SHIFT, () -> journey.press(KeyEvent.VK_T)));
        settle("league.from");
    }

    /** Waits until the window with a part can be used. */
    private void settle(String part) {
        JComponent there = journey.await(part, JComponent.class);
        journey.settled(SwingUtilities.getWindowAncestor(there));
    }

    private void setUp() {
        journey.click("league.from");
        journey.answerFileDialog(handIns);
        JTable entrants = journey.await("league.entrants", JTable.class);
        Waiting.until("the hand-ins are read", 4, entrants::getRowCount);
        journey.untilTold("league.refused", "zoe.heuristic.yaml");
        Replacing.all(journey.robot(), journey.await("league.field.games", JTextField.class), MANY);
        journey.untilTold("league.setup.said", "4 entrants, 60,000 games");
        journey.click("league.start");
    }

    private void pauseAndGoOn() {
        JTable table = journey.await("league.table", JTable.class);
        JProgressBar progress = journey.await("league.progress", JProgressBar.class);
        Waiting.until("the table fills", () -> table.getRowCount() == 4 && largest(table) > 0);
        Waiting.until(
                "it tells the time that is left", () -> progress.getString().endsWith(" left"));
        JButton pause = journey.await("league.pause", JButton.class);
        journey.click("league.pause");
        Waiting.until("it rests", () -> progress.getString().startsWith("Paused: "));
        assertThat(Waiting.onEventThread(pause::getText)).isEqualTo("Go on");
        int finished = finished(progress);
        journey.click("league.pause");
        Waiting.until("more games come to their end", () -> finished(progress) > finished);
    }

    private void sortAndFilter() {
        JTable table = journey.find("league.table", JTable.class);
        Rectangle head = Waiting.onEventThread(() -> table.getTableHeader().getHeaderRect(1));
        journey.robot().click(table.getTableHeader(), new Point((int) head.getCenterX(), (int) head.getCenterY()));
        Waiting.until("it is sorted by names", List.of("h001", "h002", "h003", "h004"), () -> names(table));
        JTextField filter = journey.find("league.filter", JTextField.class);
        Replacing.all(journey.robot(), filter, "003");
        Waiting.until("one is left", List.of("h003"), () -> names(table));
        Point cell = Waiting.onEventThread(() -> table.getCellRect(0, 1, true).getLocation());
        journey.robot().click(table, new Point(cell.x + 4, cell.y + 4));
        journey.untilSaid("league.games-of", "Games of h003");
        JTabbedPane tabs = journey.find("league.tabs", JTabbedPane.class);
        Tabs.open(journey.robot(), tabs, "Rating curves");
        Tabs.open(journey.robot(), tabs, "Cross table");
    }

    private void openAGameByTheCrossTable() {
        JTable cross = journey.await("league.cross", JTable.class);
        Rectangle cell = Waiting.onEventThread(() -> cross.getCellRect(0, 1, true));
        journey.robot().click(cross, new Point((int) cell.getCenterX(), (int) cell.getCenterY()));
        JTable games = journey.await("league.games", JTable.class);
        journey.untilTold("league.games-of", " against ");
        Waiting.until("the other entrants' games have begun", () -> games.getRowCount() > 0);
        Match before = Waiting.onEventThread(() -> journey.desk().match());
        Rectangle first = Waiting.onEventThread(() -> games.getCellRect(0, 1, true));
        journey.robot()
                .click(
                        games,
                        new Point((int) first.getCenterX(), (int) first.getCenterY()),
                        MouseButton.LEFT_BUTTON,
                        2);
        Waiting.until(
                "the game is on the desk",
                () -> journey.desk().match() != before
                        && !journey.desk().match().line().isEmpty());
    }

    /** Closes the whole program, and begins it again: how many games had come to their end by then. */
    private int closeInTheMiddle() {
        JProgressBar progress = journey.find("league.progress", JProgressBar.class);
        int finished = finished(progress);
        journey.close();
        journey = Journey.begin(data);
        return finished;
    }

    private void goOn(int before) {
        journey.choose("menu.play", "act.league");
        settle("league.offer");
        journey.click("league.offer");
        JProgressBar progress = journey.await("league.progress", JProgressBar.class);
        Waiting.until("it goes on where it was", () -> finished(progress) > before);
        assertThat(finished(progress)).isLessThan(60_000);
        journey.click("league.stop");
        Waiting.until("it is stopped", () -> progress.getString().startsWith("Stopped: "));
        journey.press(KeyEvent.VK_ESCAPE);
        journey.untilGone("league.table");
    }

    private static int finished(JProgressBar progress) {
        String said = Waiting.onEventThread(progress::getString).replaceFirst("^\\D+", "");
        return said.matches("\\d.* of .*") ? Integer.parseInt(said.split(" ", 2)[0].replace(",", "")) : 0;
    }

    /** The most games of anyone that count. */
    private static double largest(JTable table) {
        int games = table.getColumnModel().getColumnIndex("Games");
        return IntStream.range(0, table.getRowCount())
                .mapToObj(row -> table.getValueAt(row, games))
                .mapToDouble(value -> ((Number) value).doubleValue())
                .max()
                .orElse(0);
    }

    private static List<String> names(JTable table) {
        return Waiting.onEventThread(() -> IntStream.range(0, table.getRowCount())
                .mapToObj(row -> String.valueOf(table.getValueAt(row, 1)))
                .toList());
    }
}
