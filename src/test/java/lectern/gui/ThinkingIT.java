package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
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
        JTabbedPane pages = journey.find("thinking.pages", JTabbedPane.class);
        Rectangle tab = Waiting.onEventThread(() -> pages.getBoundsAt(pages.indexOfTab("What does it save?")));
        journey.robot().click(pages, new Point((int) tab.getCenterX(), (int) tab.getCenterY()));
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
