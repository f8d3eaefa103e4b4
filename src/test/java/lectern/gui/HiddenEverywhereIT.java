package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import lectern.game.Position;
import lectern.gui.act.Act;
import lectern.gui.desk.Opinion;
import lectern.gui.desk.Seats;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.GameRecord;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Thinking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What a class is asked for is nowhere to be read until it is revealed: not in any pane, nor in a tooltip, nor by those
 * who hear the window instead of seeing it; and what is copied or exported does not tell it either.
 */
@RobotTest
class HiddenEverywhereIT {
    private static final String GAME = """
            lectern: 1
            game: infection
            start: x5o/7/7/7/7/7/o5x x 0 1
            result: unfinished

            f2 {openly} [score 1.5, depth 2] b2 {secretly-here} [score 22.25, depth 3]
            e3 {secretly-next} [score 33.75, depth 4] c3 [score 44.5, depth 5] d4 [score 55.25, depth 6]
            """;

    /** Later moves, what was written and what was thought, and what a decision says. */
    private static final List<String> SECRETS =
            List.of("c3", "secretly-here", "secretly-next", "33.75", "44.5", "It takes the highest score");

    private static final String COMING = "e3";

    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
        Waiting.onEventThread(() -> {
            GameRecord record = GameRecord.read(GAME);
            journey.desk().begin(record.match().goTo(2), record.head(), Seats.PEOPLE);
            Position position = journey.desk().position();
            Contender player = PlayerText.read("greedy", position.game());
            journey.desk()
                    .think(Optional.of(new Opinion(
                            position, player, player.player().decide(position, Thinking.within(player.budget())))));
            return record;
        });
    }

    @AfterEach
    void close() {
        journey.close();
    }

    private void askOrReveal() {
        journey.robot().pressKey(KeyEvent.VK_CONTROL);
        journey.press(KeyEvent.VK_H);
        journey.robot().releaseKey(KeyEvent.VK_CONTROL);
    }

    private JTabbedPane tabs() {
        return journey.find("inspector", JTabbedPane.class);
    }

    /**
     * All that can be read with each of the inspector's tabs in front, but the rules, which name moves of their own; and
     * the whole list of moves, rolled or not.
     */
    private String everything(boolean validMoves) {
        JComponent moves = journey.find("sheet", JComponent.class);
        StringBuilder read = new StringBuilder(Waiting.onEventThread(() -> Sights.of(moves)));
        JTabbedPane tabs = tabs();
        for (int i = 0; i < tabs.getTabCount(); i++) {
            int tab = i;
            String title = Waiting.onEventThread(() -> tabs.getTitleAt(tab));
            if (title.equals("Rules") || title.equals("Valid moves") != validMoves) continue;
            journey.openTab(title);
            boolean told = Waiting.onEventThread(() -> !journey.desk().hiding().isOn());
            if (title.equals("Decision") && told) journey.await("decision-tabs", JComponent.class);
            if (validMoves)
                Waiting.until(
                        "the moves are listed",
                        () -> journey.find("moves.table", JTable.class).getRowCount() > 0);
            read.append('\n')
                    .append(Waiting.onEventThread(
                            () -> Sights.of((JComponent) journey.panel().getParent())));
        }
        return read.toString();
    }

    private static List<String> found(String everything, Stream<String> secrets) {
        return secrets.filter(secret -> everything.lines().anyMatch(line -> tells(line, secret)))
                .toList();
    }

    /** Each place of the board is called by where it lies, whatever happens there: that tells nothing. */
    private static boolean tells(String line, String secret) {
        return line.replaceFirst("^[a-z][0-9]+: ", "").matches(".*(?<!\\w)" + Pattern.quote(secret) + "(?!\\w).*");
    }

    private static List<String> telling(String everything, Stream<String> secrets) {
        return secrets.flatMap(secret -> everything.lines().filter(line -> tells(line, secret)))
                .toList();
    }

    private boolean isEnabled(Act.Menu menu, String name) {
        return Waiting.onEventThread(
                () -> Stream.of(journey.panel().menus().menu(menu).getMenuComponents())
                        .filter(JMenuItem.class::isInstance)
                        .filter(item -> name.equals(item.getName()))
                        .findFirst()
                        .orElseThrow()
                        .isEnabled());
    }

    @Test
    void nothingTellsWhatIsHiddenUntilItIsRevealed() {
        Stream<String> secrets = Stream.concat(SECRETS.stream(), Stream.of(COMING));
        List<String> all = secrets.toList();
        assertThat(found(everything(false), all.stream())).containsExactlyInAnyOrderElementsOf(all);

        askOrReveal();
        Waiting.until("it is hidden", () -> journey.desk().hiding().isOn());
        String hidden = everything(false);
        assertThat(telling(hidden, all.stream())).isEmpty();
        assertThat(hidden).contains("Hidden until revealed", "openly", "f2", "b2");
        assertThat(telling(everything(true), SECRETS.stream())).isEmpty();
        assertThat(isEnabled(Act.Menu.EDIT, "act.copy-game")).isFalse();
        assertThat(isEnabled(Act.Menu.PLAY, "act.ask")).isFalse();
        assertThat(isEnabled(Act.Menu.STEPS, "act.end")).isFalse();

        askOrReveal();
        Waiting.until("it is revealed", () -> !journey.desk().hiding().isOn());
        assertThat(found(everything(false), all.stream())).containsExactlyInAnyOrderElementsOf(all);
    }
}
