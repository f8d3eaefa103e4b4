package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.search.Refinement;
import lectern.search.SearchVariant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches are laid open in a window of their own, and walked through with buttons and keys, in every game. */
@RobotTest
class ThinkingIT {
    private static final String SMALL = "catsdogs:obstacles=0,specials=off,win=last,size=4";

    /** Those of the first trial, and what the second begins with. */
    private static final int PHASES = 5;

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
    void aSearchIsWalkedThroughFromItsFirstStepToItsLast(GameKind game) {
        journey.with(game.id(), 1);
        lay();
        JSlider place = journey.await("thinking.place", JSlider.class);
        Waiting.until("a search is there", () -> place.getMaximum() > 0);
        assertThat(Waiting.onEventThread(place::getMaximum)).isLessThanOrEqualTo(200);
        step("next", 1);
        step("into", 2);
        journey.click("thinking.last");
        Waiting.until("it is over", () -> place.getValue() == place.getMaximum());
        Waiting.until("that is said", () -> said("thinking-sentence").startsWith("The search is over"));
        step("first", 0);
    }

    @Test
    void pruningIsSwitchedOnAndTheWayLeadsToItsFirstCut() {
        journey.with("shiftago", 1);
        lay();
        JSlider place = journey.await("thinking.place", JSlider.class);
        Waiting.until("a search is there", () -> place.getMaximum() > 0);
        int plain = Waiting.onEventThread(place::getMaximum);
        JCheckBox pruning = journey.await("thinking.switch." + Refinement.PRUNING.word(), JCheckBox.class);
        journey.click(pruning.getName());
        Waiting.until("there is less to walk through", () -> place.getMaximum() < plain);
        journey.click("thinking.next-cut");
        Waiting.until("it is cut off", () -> said("thinking-sentence").contains("has reached β"));
        journey.press(KeyEvent.VK_PAGE_DOWN);
        Waiting.until("the key leads on", () -> !said("thinking-sentence").contains("has reached β"));
    }

    @Test
    void whatEachRefinementSavesIsComparedAndSavedAsATable(@TempDir Path folder) throws IOException {
        journey.with("shiftago", 1);
        lay();
        turnTo("What does it save?");
        JTable table = journey.await("saving.table", JTable.class);
        Waiting.until("all is searched", () -> said("saving-status").startsWith("Done: 21 searches"));
        assertThat(Waiting.onEventThread(table::getRowCount)).isEqualTo(SearchVariant.LADDER.size() + 1);
        assertThat(said("saving-said")).startsWith("At depth 3, alpha-beta looks at ");
        Path file = folder.resolve("savings.csv");
        journey.click("saving.save");
        journey.answerFileDialog(file);
        Waiting.until("that is told", () -> said("thinking-shown").contains("savings.csv"));
        assertThat(Files.readAllLines(file)).hasSize(1 + 3 * SearchVariant.LADDER.size());
    }

    @Test
    void trialsAreFollowedThroughTheirPhases() {
        journey.with("pushee", 1);
        lay();
        turnTo("Monte Carlo");
        Waiting.until(
                "nothing has happened yet", () -> written("trials.headline").equals("No trial yet"));
        List<String> seen = new ArrayList<>(List.of(written("trials.headline")));
        while (seen.size() < PHASES) {
            String before = seen.get(seen.size() - 1);
            journey.click("trials.next-phase");
            Waiting.until("one is on", () -> !written("trials.headline").equals(before));
            seen.add(written("trials.headline"));
        }
        for (String phase : List.of("Expansion", "Playout", "Back-up"))
            assertThat(seen).anyMatch(headline -> headline.contains(phase));
        JTable numbers = journey.await("trials.table", JTable.class);
        assertThat(Waiting.onEventThread(numbers::getRowCount)).isPositive();
    }

    @Test
    void aProofIsWalkedDownAndUpAgain() {
        journey.with(SMALL, Games.read(SMALL).start(1).position().text());
        lay();
        turnTo("Proof");
        JTable tries = journey.await("proof.tries", JTable.class);
        Waiting.until("it is proven", () -> said("proof-verdict").contains("within"));
        Waiting.until("every move is there", () -> tries.getRowCount() > 1);
        journey.robot().click(tries, Waiting.onEventThread(() -> {
            Rectangle cell = tries.getCellRect(0, 0, true);
            return new Point((int) cell.getCenterX(), (int) cell.getCenterY());
        }));
        journey.press(KeyEvent.VK_ENTER);
        Waiting.until("the winner has one move", () -> said("proof-about").startsWith("One move of"));
        journey.click("proof.crumb.0");
        Waiting.until("every move is there again", () -> tries.getRowCount() > 1);
    }

    private void turnTo(String title) {
        JTabbedPane pages = journey.find("thinking.pages", JTabbedPane.class);
        Rectangle tab = Waiting.onEventThread(() -> pages.getBoundsAt(pages.indexOfTab(title)));
        journey.robot().click(pages, new Point((int) tab.getCenterX(), (int) tab.getCenterY()));
        Waiting.until("it is in front", title, () -> pages.getTitleAt(pages.getSelectedIndex()));
    }

    private String written(String label) {
        return Waiting.onEventThread(() -> journey.find(label, JLabel.class).getText());
    }

    private void lay() {
        journey.choose("menu.play", "act.thinking");
        JComponent view = journey.await("thinking", JComponent.class);
        journey.settled(SwingUtilities.getWindowAncestor(view));
    }

    private void step(String way, int expected) {
        JSlider place = journey.find("thinking.place", JSlider.class);
        journey.click("thinking." + way);
        Waiting.until("one has gone " + way, expected, place::getValue);
    }

    private String said(String name) {
        return journey.find(name, JTextComponent.class).getText();
    }
}
